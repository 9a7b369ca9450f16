import { countBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Passage, Question, QuestionOf } from '@quizhall/shared/model/quizzes/question';
import { hasMarks, writePlain } from '@quizhall/shared/rules/text/markdown-write';
import { NO_FILES } from './export-files.ts';
import {
  type About,
  CannotHold,
  cleanPassages,
  cleanQuestion,
  extrasLost,
  type Part,
  percent,
  requireComplete,
  withDescription,
  writeEach,
} from './export-parts.ts';
import {
  type AboutPassage,
  END_HTML,
  END_NAME,
  knownPassage,
  passageLost,
  titledText,
  withPassageItems,
} from './passages.ts';
import { choiceShares, moodleAnswers, partsLoss, trueAndFalse, writtenLosses } from './written-answers.ts';

const escape = (text: string): string =>
  text.replace(/[\\~=#{}:\n]/g, (char) => (char === '\n' ? '\\n' : `\\${char}`));

/** Beginnings that mean something: a weight, a format, a comment, a category, a title. */
const TAKEN = /^(?:%-?\d|\[(?:html|moodle|plain|markdown)\]|\/\/|\$CATEGORY:)/;
type Format = '' | '[plain]' | '[markdown]';

/** The format that a text needs: named where GIFT's own would take a sign for HTML, or a mark for a sign. */
function formatOf(text: string, isShown: boolean): Format {
  if (isShown && hasMarks(text)) return '[markdown]';
  return /[<&]/.test(text) || TAKEN.test(text) ? '[plain]' : '';
}

/** Writes the texts of one question; those that name no format have the one of the question. */
class Texts {
  private readonly format: Format;
  readonly question: string;

  constructor(stem: string) {
    this.format = formatOf(stem, true);
    this.question = `${this.format}${escape(stem)}`;
  }

  private write(text: string, own: Format): string {
    return `${own === this.format && !TAKEN.test(text) ? '' : own}${escape(text)}`;
  }

  /** An option or an explanation. */
  shown = (text: string): string => this.write(text, formatOf(text, true));

  /** An accepted answer, a side of a pair, an item to sort. */
  compared = (text: string): string => this.write(text, formatOf(text, false));

  feedback = (text: string): string => (text ? `#${this.shown(text)}` : '');

  option = (sign: string, { text, explanation }: { text: string; explanation: string }): string =>
    `\t${sign}${this.shown(text)}${this.feedback(explanation)}\n`;
}

type Body = Part<string>;

function multipleChoice(question: QuestionOf<'multiple_choice'>, texts: Texts): Body {
  const { right, wrong, losses } = choiceShares(question);
  const sign = (isCorrect: boolean) => `~%${percent(isCorrect ? right : wrong)}%`;
  return {
    content: `\n${question.options.map((option) => texts.option(sign(option.isCorrect), option)).join('')}`,
    losses,
  };
}

function trueFalse(question: QuestionOf<'true_false'>, texts: Texts): Body {
  const { yes, no, losses } = trueAndFalse(question);
  const [right, wrong] = yes.isCorrect ? [yes, no] : [no, yes];
  const toBoth = right.explanation
    ? `#${texts.shown(wrong.explanation)}#${texts.shown(right.explanation)}`
    : texts.feedback(wrong.explanation);
  return { content: `${yes.isCorrect ? 'TRUE' : 'FALSE'}${toBoth}`, losses };
}

function written(question: QuestionOf<'short_answer'> | QuestionOf<'fill_blank'>, texts: Texts): Body {
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
  const lines = answers.map((text) => (isNumber ? `\t=${text}\n` : `\t=${texts.compared(text)}\n`));
  return {
    content: `${isNumber ? '#' : ''}\n${lines.join('')}`,
    losses: [
      ...writtenLosses(question),
      ...(isOther ? ['A blank in the text decides whether it is a blank to fill'] : []),
    ],
  };
}

function matching(question: QuestionOf<'matching'>, texts: Texts): Body {
  const side = (text: string) => {
    if (text.includes('->'))
      throw new CannotHold('A side of a pair contains “->”, which means a pair in GIFT');
    return texts.compared(text);
  };
  const pairs = [...question.pairs, ...question.distractors.map((right) => ({ left: '', right }))];
  return {
    content: `\n${pairs.map(({ left, right }) => `\t=${side(left)} -> ${side(right)}\n`).join('')}`,
    losses: partsLoss(question),
  };
}

function ordering({ items, grading }: QuestionOf<'ordering'>, texts: Texts): Body {
  if (items.some((item) => item.startsWith('//')))
    throw new CannotHold('An item begins like a comment of GIFT');
  const partial = grading?.partialCredit === true;
  const kind = partial ? 'RELATIVE_TO_CORRECT' : 'ALL_OR_NOTHING';
  return {
    content: `>${items.length} ALL VERTICAL ${kind} SHOW 123\n${items.map((item) => `${texts.compared(item)}\n`).join('')}`,
    losses: partial ? ['A partly right order is graded by positions there'] : [],
  };
}

const BODIES: { [Type in QuestionType]: (question: QuestionOf<Type>, texts: Texts) => Body } = {
  one_choice: ({ options }, texts) => ({
    content: `\n${options.map((option) => texts.option(option.isCorrect ? '=' : '~', option)).join('')}`,
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

type Passages = ReadonlyMap<string, Passage>;

const write =
  (passages: Passages) =>
  (given: Question): Part<AboutPassage> => {
    const { question, losses } = cleanQuestion(given);
    requireComplete(question);
    const texts = new Texts(withDescription(question));
    const body = (BODIES[question.type] as (question: Question, texts: Texts) => Body)(question, texts);
    const general = question.explanation ? `####${texts.shown(question.explanation)}` : '';
    return {
      content: {
        text: `${texts.question} {${body.content}${general}}\n`,
        passageId: knownPassage(question, passages),
      },
      losses: [
        ...losses,
        ...extrasLost(question, []),
        ...passageLost(question, passages, { files: NO_FILES, title: false }),
        ...body.losses,
      ],
    };
  };

/** Writes GIFT as Moodle reads it; passages are items without answers. */
export function writeGift(questions: readonly Question[], about: About) {
  const passages = cleanPassages(about.passages);
  const { parts, report } = writeEach(questions, write(passages));
  const writePassage = (id: string): string =>
    `${new Texts(titledText(passages.get(id) as Passage, writePlain)).question}\n`;
  const end = `::${END_NAME}::[html]${END_HTML}\n`;
  return { text: withPassageItems(parts, writePassage, end).join('\n'), report };
}
