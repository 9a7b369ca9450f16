import { readNumbers } from '@quizhall/shared/grading';
import { QUESTION_DIFFICULTIES, type QuestionType } from '@quizhall/shared/model/enums';
import { LIMITS } from '@quizhall/shared/model/limits';
import { isPoints } from '@quizhall/shared/model/quizzes/points';
import {
  readAccepted,
  readGrading,
  readTags,
  truthOf,
  writeAccepted,
  writeGrading,
  writeTags,
} from '@quizhall/shared/rules/imports/cell-answers';
import { readKey, writeKey } from '@quizhall/shared/rules/imports/cell-key';
import { CellProblem, same } from '@quizhall/shared/rules/imports/cell-text';
import { QUESTION_TYPE_LABELS } from '@/entities/quiz/labels.ts';
import { answersToBlanks, toQuestionInput } from '../editor/form-mapping.ts';
import type { QuestionForm } from '../editor/quiz-form.ts';
import { optionTexts } from './option-cells.ts';
import { tableMessages } from './table-messages.ts';

const TEXT = tableMessages;

/** Column with one entry per question. Options use as many columns as the widest question needs. */
export type PlainColumn =
  | 'question'
  | 'type'
  | 'correct'
  | 'points'
  | 'timeLimit'
  | 'explanation'
  | 'difficulty'
  | 'tags'
  | 'description'
  | 'grading'
  | 'pool';
export type ColumnId = PlainColumn | `option${number}`;

/** Matches the column order of exported tables, so that copied cells can be pasted here. */
const BEFORE: readonly PlainColumn[] = ['question', 'type'];
const AFTER: readonly PlainColumn[] = [
  'correct',
  'points',
  'timeLimit',
  'explanation',
  'difficulty',
  'tags',
  'description',
  'grading',
  'pool',
];
/** Columns that are not options. */
export const PLAIN_COLUMNS: readonly PlainColumn[] = [...BEFORE, ...AFTER];
const USUAL_OPTIONS = 4;
/** Pairs and distractors. */
const MOST_OPTIONS = LIMITS.pairsMax + LIMITS.distractors;

/** Number of option columns. Always includes an empty one. */
export function optionCount(questions: readonly QuestionForm[]): number {
  const widest = questions.reduce((most, question) => Math.max(most, optionTexts(question).length), 0);
  return Math.min(MOST_OPTIONS, widest < USUAL_OPTIONS ? USUAL_OPTIONS : widest + 1);
}

export function columnsFor(count: number): ColumnId[] {
  const options = Array.from({ length: count }, (_, index) => `option${index + 1}` as const);
  return [...BEFORE, ...options, ...AFTER];
}

/** `option3` → 2, other columns → undefined. */
export const optionIndexOf = (column: ColumnId): number | undefined => {
  const [, number] = /^option(\d+)$/.exec(column) ?? [];
  return number === undefined ? undefined : Number(number) - 1;
};

const MARKDOWN: readonly ColumnId[] = ['question', 'explanation', 'description'];

/** Markdown mode of a column's cells (one line or several); undefined for plain text. */
export function markdownOf(column: ColumnId): 'inline' | 'block' | undefined {
  if (optionIndexOf(column) !== undefined) return 'inline';
  return MARKDOWN.includes(column) ? 'block' : undefined;
}

export function columnName(column: ColumnId): string {
  const option = optionIndexOf(column);
  return option === undefined ? TEXT.columns[column as PlainColumn] : TEXT.columns.option(option + 1);
}

/** Label and accessors of a column. `read` returns undefined if the question does not have the field. */
interface PlainCell {
  read: (question: QuestionForm) => string | undefined;
  /** @throws CellProblem */
  write: (question: QuestionForm, text: string) => QuestionForm;
  /** True if a question always has a value: an empty text keeps the previous one. */
  always?: true;
}

const limited = (text: string, most: number): string => {
  if (text.length > most) throw new CellProblem(TEXT.tooLong(most));
  return text;
};

const text = (field: 'question' | 'explanation' | 'description' | 'pool', most: number): PlainCell => ({
  read: (question) => question[field],
  write: (question, value) => ({ ...question, [field]: limited(value, most) }),
});

/** Parses an integer within the range. @throws CellProblem */
function numberIn(value: string, least: number, most: number, problem: string): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < least || number > most) throw new CellProblem(problem);
  return number;
}

function pointsIn(value: string): number {
  const [points = Number.NaN] = readNumbers(value);
  if (!isPoints(points)) throw new CellProblem(TEXT.points);
  return points;
}

function chosen(question: QuestionForm, value: string): QuestionForm {
  const options = optionTexts(question);
  const meant = new Set(
    value ? readKey(value, { options, numbers: options.map((_, index) => index + 1) }) : [],
  );
  if (question.type === 'one_choice' && meant.size > 1) throw new CellProblem(TEXT.oneCorrect);
  const isCorrect = (option: { text: string }) => meant.has(option.text);
  return {
    ...question,
    options: question.options.map((option) => ({ ...option, isCorrect: isCorrect(option) })),
  };
}

function truth(question: QuestionForm, value: string): QuestionForm {
  const isTrue = truthOf(value);
  if (value && isTrue === undefined) throw new CellProblem(TEXT.truth);
  return {
    ...question,
    truth: question.truth.map((option) => ({
      ...option,
      isCorrect: isTrue !== undefined && truthOf(option.text) === isTrue,
    })),
  };
}

/** Empty rows keep their index, so that letters and numbers match the columns. */
const marked = (options: QuestionForm['options']): string => {
  const right = options.flatMap(({ text: option, isCorrect }, index) =>
    isCorrect && option ? `#${index + 1}` : [],
  );
  return right.length === 0 ? '' : (writeKey(options) ?? right.join(';'));
};

type Answer = Pick<PlainCell, 'write'> & { read: (question: QuestionForm) => string };

const choice: Answer = { read: ({ options }) => marked(options), write: chosen };

const ANSWERS: Partial<Record<QuestionType, Answer>> = {
  one_choice: choice,
  multiple_choice: choice,
  true_false: {
    read: (question) => question.truth.find(({ isCorrect }) => isCorrect)?.text ?? '',
    write: truth,
  },
  short_answer: {
    read: ({ type, question, answers }) => writeAccepted({ type, question, correctAnswers: answers }),
    write: (question, value) => ({ ...question, answers: accepted(value, question) }),
  },
  fill_blank: {
    read(question) {
      const { correctAnswers = [] } = toQuestionInput(question);
      return writeAccepted({ type: question.type, question: question.question, correctAnswers });
    },
    write: (question, value) => ({
      ...question,
      blanks: answersToBlanks(question.question, accepted(value, question)),
    }),
  },
};

function accepted(value: string, question: QuestionForm): string[] {
  const answers = readAccepted(value, question);
  answers.forEach((answer) => limited(answer, LIMITS.optionText));
  if (answers.length > LIMITS.acceptedAnswers) throw new CellProblem(TEXT.options(LIMITS.acceptedAnswers));
  return answers;
}

const WRITTEN: readonly QuestionType[] = ['short_answer', 'fill_blank'];
const UNGRADED: readonly QuestionType[] = ['one_choice', 'true_false', 'essay'];

const grading: PlainCell = {
  read(question) {
    if (UNGRADED.includes(question.type)) return undefined;
    const input = toQuestionInput(question);
    return 'grading' in input && input.grading ? writeGrading(input.grading) : '';
  },
  write(question, value) {
    const { grading: read, change } = readGrading(value);
    if (change) throw new CellProblem(change);
    const { partialCredit: _, ...comparison } = read;
    if (!WRITTEN.includes(question.type) && Object.keys(comparison).length > 0)
      throw new CellProblem(TEXT.noSuchGrading(QUESTION_TYPE_LABELS[question.type]));
    return { ...question, grading: Object.keys(read).length > 0 ? read : undefined };
  },
};

/** `edits.ts` writes type and time, which depend on more than their cell. */
export const PLAIN_CELLS: Record<Exclude<PlainColumn, 'type' | 'timeLimit'>, PlainCell> = {
  question: text('question', LIMITS.questionText),
  correct: {
    read: (question) => ANSWERS[question.type]?.read(question),
    write: (question, value) => ANSWERS[question.type]?.write(question, value) ?? question,
  },
  points: {
    read: ({ points }) => String(points),
    write: (question, value) => ({ ...question, points: pointsIn(value) }),
    always: true,
  },
  explanation: text('explanation', LIMITS.description),
  difficulty: {
    read: ({ difficulty }) => difficulty,
    write(question, value) {
      const difficulty = QUESTION_DIFFICULTIES.find((known) => same(known, value));
      if (!difficulty) throw new CellProblem(TEXT.difficulty);
      return { ...question, difficulty };
    },
    always: true,
  },
  tags: {
    read: ({ tags }) => writeTags(tags),
    write(question, value) {
      const tags = readTags(value);
      if (tags.length > LIMITS.tags || tags.some((tag) => tag.length > LIMITS.tagLength))
        throw new CellProblem(TEXT.tags(LIMITS.tags, LIMITS.tagLength));
      return { ...question, tags };
    },
  },
  description: text('description', LIMITS.description),
  grading,
  pool: text('pool', LIMITS.poolName),
};

/** Parses seconds; empty or 0 means none. @throws CellProblem */
export const readSeconds = (value: string): number => (value ? numberIn(value, 0, 86_400, TEXT.seconds) : 0);
