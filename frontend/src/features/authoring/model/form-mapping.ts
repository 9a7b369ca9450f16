import { countBlanks } from '@quizhall/shared/grading';
import { isOffered } from '@quizhall/shared/model/enums';
import type { Option, QuestionInput } from '@quizhall/shared/model/question';
import type { OwnQuiz, QuizInput } from '@quizhall/shared/model/quiz';
import type * as z from 'zod';
import { storedTimes, withQuestionTimes } from './question-times.ts';
import {
  type CoverForm,
  emptyQuestion,
  newId,
  type OptionForm,
  type QuestionForm,
  type QuizForm,
} from './quiz-form.ts';

/** What the editor sends: the body of a create, and of an update without its revision. */
export type QuizBody = z.input<typeof QuizInput>;

/** Rows that are still empty stay in the form; the server would drop them as well. */
const toOptions = (rows: OptionForm[]): Option[] =>
  rows
    .map(({ text, isCorrect, explanation }) => ({
      text: text.trim(),
      isCorrect,
      explanation: explanation.trim(),
    }))
    .filter(({ text }) => text !== '');

/** With several blanks entry n belongs to blank n and `|` separates its alternatives (see the shared question model). */
function blanksToAnswers(question: string, blanks: string[][]): string[] {
  const count = countBlanks(question);
  if (count < 2) return blanks[0] ?? [];
  return Array.from({ length: count }, (_, index) => (blanks[index] ?? []).join('|'));
}

function answersToBlanks(question: string, answers: string[]): string[][] {
  const count = countBlanks(question);
  if (count < 2) return [answers];
  return Array.from({ length: count }, (_, index) =>
    (answers[index] ?? '')
      .split('|')
      .map((text) => text.trim())
      .filter(Boolean),
  );
}

/** What each type of question sends of its answer fields. */
const ANSWER_PARTS: Record<
  QuestionForm['type'],
  (form: QuestionForm) => Pick<QuestionInput, 'options' | 'correctAnswers'>
> = {
  one_choice: (form) => ({ options: toOptions(form.options), correctAnswers: [] }),
  multiple_choice: (form) => ({ options: toOptions(form.options), correctAnswers: [] }),
  true_false: (form) => ({ options: toOptions(form.truth), correctAnswers: [] }),
  short_answer: (form) => ({ options: [], correctAnswers: form.answers }),
  fill_blank: (form) => ({ options: [], correctAnswers: blanksToAnswers(form.question, form.blanks) }),
};

/** The part of a question's grading that its type has, so that changing the type never sends what the API refuses. */
function gradingOf({ type, grading }: QuestionForm): Pick<QuestionForm, 'grading'> | undefined {
  if (!grading) return undefined;
  const { partialCredit, ...written } = grading;
  if (type === 'multiple_choice' && partialCredit !== undefined) return { grading: { partialCredit } };
  if (type === 'short_answer') return { grading: written };
  return type === 'fill_blank' ? { grading } : undefined;
}

export function toQuestionInput(form: QuestionForm): QuestionInput {
  const { id, type, difficulty, points, timeLimit, tags, media } = form;
  return {
    id,
    type,
    question: form.question.trim(),
    description: form.description.trim(),
    ...ANSWER_PARTS[type](form),
    explanation: form.explanation.trim(),
    points,
    timeLimit,
    difficulty,
    tags,
    ...(media && { media }),
    ...gradingOf(form),
  };
}

const fromOption = (option: z.input<typeof Option>): OptionForm => ({
  key: newId(),
  text: option.text,
  isCorrect: option.isCorrect ?? false,
  explanation: option.explanation ?? '',
});

/** Stored choice options, filled up to the two rows that the builder always shows. */
const fromOptions = (rows: OptionForm[], stored: OptionForm[]): OptionForm[] => [
  ...stored,
  ...rows.slice(stored.length),
];

const isTrue = (text: string) => text.trim().toLowerCase() === 'true';

/** Options of a stored true_false question on the fixed rows True and False, whatever their order was. */
function fromTruth(rows: OptionForm[], stored: OptionForm[]): OptionForm[] {
  return rows.map((row) => {
    const match = stored.find((option) => isTrue(option.text) === isTrue(row.text));
    return match ? { ...row, isCorrect: match.isCorrect, explanation: match.explanation } : row;
  });
}

/** A stored or imported question in the builder. Without an id (imported ones) it gets a new one. */
export function fromQuestion(input: Extract<QuestionInput, Pick<QuestionForm, 'type'>>): QuestionForm {
  const form = emptyQuestion(input.id ?? newId(), input.type);
  const options = (input.options ?? []).map(fromOption);
  const answers = input.correctAnswers ?? [];
  return {
    ...form,
    question: input.question,
    description: input.description ?? '',
    options: form.type === 'true_false' ? form.options : fromOptions(form.options, options),
    truth: form.type === 'true_false' ? fromTruth(form.truth, options) : form.truth,
    answers: form.type === 'short_answer' ? answers : form.answers,
    blanks: form.type === 'fill_blank' ? answersToBlanks(input.question, answers) : form.blanks,
    explanation: input.explanation ?? '',
    points: input.points ?? form.points,
    timeLimit: input.timeLimit ?? form.timeLimit,
    difficulty: input.difficulty ?? form.difficulty,
    tags: input.tags ?? form.tags,
    media: input.media && { alt: '', ...input.media },
    grading: 'grading' in input ? input.grading : undefined,
  };
}

export function toQuizBody(form: QuizForm): QuizBody {
  const { schedule, settings } = form;
  const { ofQuiz, own } = storedTimes(form);
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    category: form.category,
    difficulty: form.difficulty,
    tags: form.tags,
    coverImage: toCover(form.coverImage),
    schedule: {
      isScheduled: schedule.isScheduled,
      startDate: schedule.isScheduled ? schedule.startDate : '',
      endDate: schedule.isScheduled ? schedule.endDate : '',
    },
    settings: { ...toSettings(settings), questionTimeLimit: ofQuiz },
    questions: form.questions.map((question, index) => ({
      ...toQuestionInput(question),
      timeLimit: own[index],
    })),
  };
}

/** The parts of a cover that are sent: addresses are the server's matter. */
export function toCover(cover: CoverForm | null): CoverForm | null {
  if (!cover) return null;
  const { key, sizes, tint } = cover;
  return {
    key,
    ...(sizes && { sizes: sizes.map(({ width, key: sizeKey }) => ({ width, key: sizeKey })) }),
    ...(tint && { tint }),
  };
}

function toSettings({ password, ...settings }: QuizForm['settings']): QuizBody['settings'] {
  return settings.requirePassword && password ? { ...settings, password } : settings;
}

export function fromQuiz(quiz: OwnQuiz): QuizForm {
  const { hasPassword: _, ...settings } = quiz.settings;
  return withQuestionTimes({
    title: quiz.title,
    description: quiz.description,
    category: quiz.category,
    difficulty: quiz.difficulty,
    tags: quiz.tags,
    coverImage: quiz.coverImage ?? null,
    schedule: {
      isScheduled: quiz.schedule.isScheduled,
      startDate: quiz.schedule.startDate ?? '',
      endDate: quiz.schedule.endDate ?? '',
    },
    settings: { ...settings, password: '' },
    questions: quiz.questions.filter(isOffered).map(fromQuestion),
  });
}
