import { countBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Question, QuestionOf } from '@quizhall/shared/model/question';
import {
  CannotHold,
  cleanQuestion,
  extrasLost,
  hasMarks,
  type Part,
  percent,
  requireComplete,
  withDescription,
  writeEach,
} from './parts.ts';
import { choiceShares, moodleAnswers, partsLoss, trueAndFalse, writtenLosses } from './written.ts';

const escape = (text: string): string =>
  text.replace(/[\\~=#{}:\n]/g, (char) => (char === '\n' ? '\\n' : `\\${char}`));

/** Beginnings that mean something: a weight, a format, a comment, a category, a title. */
const TAKEN = /^(?:%-?\d|\[(?:html|moodle|plain|markdown)\]|\/\/|\$CATEGORY:)/;
const MARKER = '[plain]';

/** An answer, or feedback to one: in the format of the question. */
const inner = (text: string): string => (TAKEN.test(text) ? `${MARKER}${escape(text)}` : escape(text));

const feedback = (text: string): string => (text ? `#${inner(text)}` : '');

type Body = Part<string>;

const optionLine = (sign: string, { text, explanation }: { text: string; explanation: string }): string =>
  `\t${sign}${inner(text)}${feedback(explanation)}\n`;

function multipleChoice(question: QuestionOf<'multiple_choice'>): Body {
  const { right, wrong, losses } = choiceShares(question);
  const sign = (isCorrect: boolean) => `~%${percent(isCorrect ? right : wrong)}%`;
  return {
    content: `\n${question.options.map((option) => optionLine(sign(option.isCorrect), option)).join('')}`,
    losses,
  };
}

function trueFalse(question: QuestionOf<'true_false'>): Body {
  const { yes, no, losses } = trueAndFalse(question);
  const [right, wrong] = yes.isCorrect ? [yes, no] : [no, yes];
  const toBoth = right.explanation
    ? `#${inner(wrong.explanation)}#${inner(right.explanation)}`
    : feedback(wrong.explanation);
  return { content: `${yes.isCorrect ? 'TRUE' : 'FALSE'}${toBoth}`, losses };
}

function written(question: QuestionOf<'short_answer'> | QuestionOf<'fill_blank'>): Body {
  const blanks = countBlanks(question.question);
  if (question.type === 'fill_blank' && blanks > 1) {
    throw new CannotHold('GIFT holds one blank in a text; Moodle XML holds several');
  }
  const answers = moodleAnswers(question, question.correctAnswers.filter(Boolean));
  const isNumber = question.grading?.match === 'number';
  if (!isNumber && answers.some((text) => text.includes('->'))) {
    throw new CannotHold('An answer contains “->”, which means a pair in GIFT');
  }
  const isOther = blanks === 1 ? question.type === 'short_answer' : question.type === 'fill_blank';
  const lines = answers.map((text) => (isNumber ? `\t=${text}\n` : `\t=${inner(text)}\n`));
  return {
    content: `${isNumber ? '#' : ''}\n${lines.join('')}`,
    losses: [
      ...writtenLosses(question),
      ...(isOther ? ['A blank in the text decides whether it is a blank to fill'] : []),
    ],
  };
}

function matching(question: QuestionOf<'matching'>): Body {
  const side = (text: string) => {
    if (text.includes('->'))
      throw new CannotHold('A side of a pair contains “->”, which means a pair in GIFT');
    return inner(text);
  };
  const pairs = [...question.pairs, ...question.distractors.map((right) => ({ left: '', right }))];
  return {
    content: `\n${pairs.map(({ left, right }) => `\t=${side(left)} -> ${side(right)}\n`).join('')}`,
    losses: partsLoss(question),
  };
}

function ordering({ items, grading }: QuestionOf<'ordering'>): Body {
  if (items.some((item) => item.startsWith('//')))
    throw new CannotHold('An item begins like a comment of GIFT');
  const partial = grading?.partialCredit === true;
  const kind = partial ? 'RELATIVE_TO_CORRECT' : 'ALL_OR_NOTHING';
  return {
    content: `>${items.length} ALL VERTICAL ${kind} SHOW 123\n${items.map((item) => `${inner(item)}\n`).join('')}`,
    losses: partial ? ['A partly right order is graded by positions there'] : [],
  };
}

const BODIES: { [Type in QuestionType]: (question: QuestionOf<Type>) => Body } = {
  one_choice: ({ options }) => ({
    content: `\n${options.map((option) => optionLine(option.isCorrect ? '=' : '~', option)).join('')}`,
    losses: [],
  }),
  multiple_choice: multipleChoice,
  true_false: trueFalse,
  short_answer: written,
  fill_blank: written,
  essay: () => ({ content: '', losses: [] }),
  matching,
  ordering,
};

/** The format of all texts: named where GIFT's own would take a sign for HTML. */
function marker(question: Question, stem: string): string {
  const all = JSON.stringify(question);
  if (/[<&]/.test(all)) return MARKER;
  if (hasMarks(stem)) return '[markdown]';
  return TAKEN.test(stem) ? MARKER : '';
}

function write(given: Question): Part<string> {
  const { question, losses } = cleanQuestion(given);
  requireComplete(question);
  const stem = withDescription(question);
  const body = (BODIES[question.type] as (question: Question) => Body)(question);
  const general = question.explanation ? `####${inner(question.explanation)}` : '';
  return {
    content: `${marker(question, stem)}${escape(stem)} {${body.content}${general}}\n`,
    losses: [...losses, ...extrasLost(question, []), ...body.losses],
  };
}

/** Writes GIFT as Moodle reads it. */
export function writeGift(questions: readonly Question[]) {
  const { parts, report } = writeEach(questions, write);
  return { text: parts.join('\n'), report };
}
