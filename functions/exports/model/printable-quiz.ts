import { createHash } from 'node:crypto';
import { acceptedPerBlank, splitAtBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Question, QuestionOf } from '@quizhall/shared/model/quizzes/question';
import { mathmlOf, formulaAsText } from '@quizhall/shared/rules/text/formula-lookup';
import { excerptOf } from '@quizhall/shared/rules/imports/cell-text';
import { formulasIn, textsOf } from '@quizhall/shared/rules/text/formulas';
import { MATH_RESHAPED, RESHAPED } from '@quizhall/shared/rules/text/math-layouts';
import { type MathNode, readMathml } from '@quizhall/shared/rules/text/mathml';
import { parseFormulas } from '@quizhall/shared/rules/text/markdown';
import { plainText, textOfInline } from '@quizhall/shared/rules/text/markdown-plain';
import { Pages } from '../../certificates/model/pdf-pages.ts';
import type { Role, TextStyle } from '../../certificates/model/pdf-writer.ts';
import { now } from '../../platform/clock.ts';
import { cleanQuestion, extrasLost, type Part, requireComplete, writeEach } from './export-parts.ts';

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
const RULE_HEIGHT = 26;
const INK = '#000000';
const TITLE: TextStyle = { face: 'sansBold', size: 18, color: INK };
const TEXT_STYLE: TextStyle = { face: 'sans', size: 11, color: INK };
const BOLD: TextStyle = { ...TEXT_STYLE, face: 'sansBold' };
const SMALL: TextStyle = { ...TEXT_STYLE, size: 9.5 };
const FOOT: TextStyle = { ...TEXT_STYLE, size: 8 };
const WRITTEN_BLANK = '____________';
const ESSAY_LINES = 8;

/** A text, or a rule to write on where there is none. */
interface Line {
  text?: string;
  role?: Role;
  style?: TextStyle;
  mark?: string;
  indent?: number;
  above?: number;
}

type Body<Type extends QuestionType> = (question: QuestionOf<Type>, withKey: boolean) => Line[];

const inside = (text: string, more: Partial<Line> = {}): Line => ({
  text,
  indent: INDENT,
  above: 3,
  ...more,
});
const rules = (count: number): Line[] => Array.from({ length: count }, () => ({ indent: INDENT }));
const answer = (text: string): Line => inside(`${TEXT.answer}: ${text}`, { style: BOLD });

const options =
  (open: string, right: string) =>
  (question: Pick<Question, 'options' | 'formulas'>, withKey: boolean): Line[] =>
    question.options.map(({ text, isCorrect }) => {
      const isMarked = withKey && isCorrect;
      return inside(asLine(text, question), {
        mark: isMarked ? right : open,
        style: isMarked ? BOLD : TEXT_STYLE,
      });
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
        style: withKey ? BOLD : TEXT_STYLE,
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
        style: withKey ? BOLD : TEXT_STYLE,
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
      role: 'H2',
      style: BOLD,
      above: 16,
    },
    ...(description ? [inside(asLine(description, question), { style: SMALL })] : []),
    ...body,
    ...(withKey && explanation
      ? [inside(`${label}: ${asLine(explanation, question)}`, { style: SMALL })]
      : []),
  ];
}

const heightOf = (pages: Pages, { text, style = TEXT_STYLE, ...place }: Line): number =>
  text === undefined ? RULE_HEIGHT : pages.heightOf(text, style, place);

/** Writes a block, on a page of its own where it does not fit on this one. */
function writeBlock(pages: Pages, block: readonly Line[]): void {
  pages.need(block.reduce((sum, line) => sum + heightOf(pages, line), 0));
  for (const { text, role = 'P', style = TEXT_STYLE, indent = 0, ...place } of block) {
    if (text === undefined) pages.rule(RULE_HEIGHT, indent);
    else pages.text(role, text, style, { indent, ...place });
  }
}

const MOST_NAMED = 10;
/** A paper leaves out what only a screen or an author needs. */
const NOT_PRINTED = ['description', 'points', 'timeLimit', 'difficulty', 'tags', 'pool'] as const;

/** Writes a quiz as pages to be printed: to be filled in, or with its key. */
export const writePaper =
  (withKey: boolean) =>
  async (questions: readonly Question[], { title }: { title: string }) => {
    const pages = new Pages({ title, at: new Date(now()) });
    const { parts, report } = writeEach(questions, (given): Part<{ block: Block; points: number }> => {
      const { question, losses } = cleanQuestion(given);
      requireComplete(question);
      const block = blockOf(question, withKey);
      const shown = block(1)
        .map(({ text = '' }) => text)
        .join('\n');
      const missing = pages.pen.missingIn(shown, BOLD).slice(0, MOST_NAMED);
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
    writeBlock(pages, [
      { text: title, role: 'H1', style: TITLE },
      { text: withKey ? TEXT.key : TEXT.name, above: 10, style: withKey ? BOLD : TEXT_STYLE },
      ...(withKey ? [] : [{ text: TEXT.total(total), above: 6 }]),
    ]);
    for (const [index, { block }] of parts.entries()) writeBlock(pages, block(index + 1));
    const bytes = await pages.bytes((page, count) => `${excerptOf(title)}  ${page} / ${count}`, FOOT);
    return { bytes, report };
  };
