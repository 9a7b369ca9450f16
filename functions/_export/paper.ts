import { createHash } from 'node:crypto';
import { acceptedPerBlank, splitAtBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Question, QuestionOf } from '@quizhall/shared/model/question';
import { mathmlOf, formulaAsText } from '@quizhall/shared/rules/formula-lookup';
import { formulasIn, textsOf } from '@quizhall/shared/rules/formulas';
import { MATH_RESHAPED, RESHAPED } from '@quizhall/shared/rules/math-layouts';
import { type MathNode, readMathml } from '@quizhall/shared/rules/mathml';
import { parseFormulas } from '@quizhall/shared/rules/markdown';
import { plainText, textOfInline } from '@quizhall/shared/rules/markdown-plain';
import { type Font, paperFont } from './paper/font.ts';
import { type Line, setPages } from './paper/layout.ts';
import { writePdf } from './paper/pdf.ts';
import { cleanQuestion, extrasLost, type Part, requireComplete, writeEach } from './parts.ts';

/** What is printed beside the quiz's own words. */
const TEXT = {
  name: 'Name: ______________________________   Date: ________________',
  points: (points: number) => (points === 1 ? '1 point' : `${points} points`),
  total: (points: number) => `Points: ______ / ${points}`,
  key: 'Answer key',
  answer: 'Answer',
  or: ' or ',
  explanation: 'Explanation',
  rubric: 'Rubric',
};

const INDENT = 24;
const SMALL = 9.5;
const WRITTEN_BLANK = '____________';
const ESSAY_LINES = 8;

type Body<Type extends QuestionType> = (question: QuestionOf<Type>, withKey: boolean) => Line[];

const inside = (text: string, more: Partial<Line> = {}): Line => ({
  text,
  indent: INDENT,
  above: 3,
  ...more,
});
const rules = (count: number): Line[] =>
  Array.from({ length: count }, () => ({ rule: true as const, indent: INDENT }));
const answer = (text: string): Line => inside(`${TEXT.answer}: ${text}`, { bold: true });

const options =
  (open: string, right: string) =>
  (question: Pick<Question, 'options' | 'formulas'>, withKey: boolean): Line[] =>
    question.options.map(({ text, isCorrect }) => {
      const isMarked = withKey && isCorrect;
      return inside(asLine(text, question), { mark: isMarked ? right : open, bold: isMarked });
    });

/** Formulas as lines of text: the printer knows nothing of their layout. */
const asLine = (text: string, { formulas }: Pick<Question, 'formulas'>): string =>
  plainText(text, { formula: (source) => formulaAsText(source, formulas) });
const sideAsLine = (text: string, { formulas }: Pick<Question, 'formulas'>): string =>
  textOfInline(parseFormulas(text), { formula: (source) => formulaAsText(source, formulas) });

const isReshaped = (node: MathNode): boolean =>
  typeof node !== 'string' && (MATH_RESHAPED.has(node.name) || node.children.some(isReshaped));

/** Whether a formula that is printed has a layout that a line of text has not. */
function reshapes(question: Question, withKey: boolean): boolean {
  const printed = {
    ...question,
    options: question.options.map((option) => ({ ...option, explanation: '' })),
    explanation: withKey ? question.explanation : '',
  };
  return textsOf(printed)
    .flatMap(({ texts, marks }) => texts.flatMap((text) => formulasIn(text, marks)))
    .some((source) => isReshaped(readMathml(mathmlOf(source, question.formulas) ?? '') ?? ''));
}

const one = options('○', '●');

/** A fixed order for the printed quiz and its key that differs from the author's order, which is the solution. */
function mixed(id: string, texts: readonly string[]): string[] {
  const place = (text: string) => createHash('sha256').update(`${id}\n${text}`).digest('hex');
  const placed = [...new Set(texts)].map((text) => ({ text, at: place(text) }));
  const order = placed.toSorted((a, b) => (a.at < b.at ? -1 : 1));
  const isSolution = order.every((one, index) => one === placed[index]);
  return (isSolution ? [...order.slice(1), ...order.slice(0, 1)] : order).map(({ text }) => text);
}
const letter = (index: number): string =>
  String.fromCharCode('A'.charCodeAt(0) + (index % 26)) + (index < 26 ? '' : "'");

const BODIES: { [Type in QuestionType]: Body<Type> } = {
  one_choice: one,
  true_false: one,
  multiple_choice: options('☐', '☑'),
  short_answer: ({ correctAnswers }, withKey) =>
    withKey ? [answer(correctAnswers.join(TEXT.or))] : rules(1),
  fill_blank: (question, withKey) =>
    withKey
      ? [
          answer(
            acceptedPerBlank(question)
              .map((texts) => texts.join(TEXT.or))
              .join('; '),
          ),
        ]
      : [],
  essay: (_, withKey) => (withKey ? [] : rules(ESSAY_LINES)),
  matching: (question, withKey) => {
    const { id, pairs, distractors } = question;
    const rights = mixed(id, [...pairs.map(({ right }) => right), ...distractors]);
    const lefts = pairs.map(({ left, right }) =>
      inside(sideAsLine(left, question), {
        mark: withKey ? letter(rights.indexOf(right)) : '___',
        bold: withKey,
      }),
    );
    return [
      ...lefts,
      ...rights.map((text, index) =>
        inside(sideAsLine(text, question), { mark: `${letter(index)})`, indent: 3 * INDENT }),
      ),
    ];
  },
  ordering: (question, withKey) =>
    mixed(question.id, question.items).map((text) =>
      inside(sideAsLine(text, question), {
        mark: withKey ? `${question.items.indexOf(text) + 1}` : '___',
        bold: withKey,
      }),
    ),
};

/** The question without its number, which it gets when all are written. */
type Block = (number: number) => Line[];

function blockOf(question: Question, withKey: boolean): Block {
  const stem =
    question.type === 'fill_blank' ? splitAtBlanks(question.question).join(WRITTEN_BLANK) : question.question;
  const body = (BODIES[question.type] as (question: Question, withKey: boolean) => Line[])(question, withKey);
  const label = question.type === 'essay' ? TEXT.rubric : TEXT.explanation;
  const { description, explanation, points } = question;
  return (number) => [
    {
      text: `${asLine(stem, question)}  (${TEXT.points(points)})`,
      mark: `${number}.`,
      bold: true,
      above: 16,
    },
    ...(description ? [inside(asLine(description, question), { size: SMALL })] : []),
    ...body,
    ...(withKey && explanation
      ? [inside(`${label}: ${asLine(explanation, question)}`, { size: SMALL })]
      : []),
  ];
}

/** Letters that the font does not have, each once. */
const missingIn = (lines: readonly Line[], font: Font): string[] => [
  ...new Set(
    lines
      .flatMap(({ text = '', mark = '' }) => Array.from(text + mark))
      .filter((sign) => !/[\n\t]/.test(sign) && font.glyphOf(sign.codePointAt(0) ?? 0) === undefined),
  ),
];

const MOST_NAMED = 10;
/** A paper leaves out what only a screen or an author needs. */
const NOT_PRINTED = ['description', 'points', 'timeLimit', 'difficulty', 'tags', 'pool'] as const;

/** Writes a quiz as pages to be printed: to be filled in, or with its key. */
export const writePaper =
  (withKey: boolean) =>
  (questions: readonly Question[], { title }: { title: string }) => {
    const font = paperFont();
    const { parts, report } = writeEach(questions, (given): Part<{ block: Block; points: number }> => {
      const { question, losses } = cleanQuestion(given);
      requireComplete(question);
      const block = blockOf(question, withKey);
      const missing = missingIn(block(1), font).slice(0, MOST_NAMED);
      return {
        content: { block, points: question.points },
        losses: [
          ...losses,
          ...extrasLost(question, NOT_PRINTED),
          ...(reshapes(question, withKey) ? [RESHAPED] : []),
          ...(missing.length > 0 ? [`The font of the paper has no “${missing.join('')}”`] : []),
        ],
      };
    });
    const total = parts.reduce((sum, { points }) => sum + points, 0);
    const head: Line[] = [
      { text: title, size: 18, bold: true },
      { text: withKey ? TEXT.key : TEXT.name, above: 10, bold: withKey },
      ...(withKey ? [] : [{ text: TEXT.total(total), above: 6 }]),
    ];
    const blocks = [head, ...parts.map(({ block }, index) => block(index + 1))];
    return { bytes: writePdf(setPages(blocks, title, font), title, font), report };
  };
