import { countBlanks } from '@quizhall/shared/grading';
import type { QuestionType } from '@quizhall/shared/model/enums';
import type { Media, Option, Pair, QuestionInput } from '@quizhall/shared/model/quizzes/question';
import type { OwnQuiz, QuizInput } from '@quizhall/shared/model/quizzes/quiz';
import type * as z from 'zod';
import { drawnPools } from './draws.ts';
import { isEmptyOption, mediaOf, sentOption, writtenText } from '../media/media.ts';
import { storedTimes, withQuestionTimes } from '../settings/question-times.ts';
import {
  type PassageForm,
  type CoverForm,
  emptyQuestion,
  type ItemForm,
  newId,
  type OptionForm,
  type PairForm,
  type PrizeForm,
  type QuestionForm,
  type QuizForm,
} from './quiz-form.ts';

/** Request body of a create, and of an update without its revision. */
export type QuizBody = z.input<typeof QuizInput>;

/** Empty rows stay in the form. The server would drop them as well. */
const toOptions = (rows: OptionForm[]): Option[] => rows.filter((row) => !isEmptyOption(row)).map(sentOption);

/** With several blanks entry n belongs to blank n and `|` separates its alternatives (see the shared question model). */
function blanksToAnswers(question: string, blanks: string[][]): string[] {
  const count = countBlanks(question);
  if (count < 2) return blanks[0] ?? [];
  return Array.from({ length: count }, (_, index) => (blanks[index] ?? []).join('|'));
}

export function answersToBlanks(question: string, answers: string[]): string[][] {
  const count = countBlanks(question);
  if (count < 2) return [answers];
  return Array.from({ length: count }, (_, index) =>
    (answers[index] ?? '')
      .split('|')
      .map((text) => text.trim())
      .filter(Boolean),
  );
}

/** Empty pairs stay in the form. */
const toPairs = (rows: PairForm[]): Pair[] =>
  rows
    .map(({ left, right }) => ({ left: left.trim(), right: right.trim() }))
    .filter(({ left, right }) => left !== '' || right !== '');

const toItems = (rows: ItemForm[]): string[] => rows.map(({ text }) => text.trim()).filter(Boolean);

type AnswerField = 'options' | 'correctAnswers' | 'pairs' | 'distractors' | 'items' | 'grading';
type AnswerPart = {
  [Type in QuestionType]: Pick<InputOf<Type>, 'type' | Extract<keyof InputOf<Type>, AnswerField>>;
}[QuestionType];
type InputOf<Type extends QuestionType> = Extract<QuestionInput, { type: Type }>;

/** Partial credit, if the author has set it. */
const creditOf = ({ grading }: QuestionForm) =>
  grading?.partialCredit === undefined ? {} : { grading: { partialCredit: grading.partialCredit } };

function comparisonOf({ grading }: QuestionForm) {
  if (!grading) return {};
  const { partialCredit: _, ...written } = grading;
  return { grading: written };
}

/** Answer fields to send for each question type. Fields of other types are omitted because the API rejects them. */
const ANSWER_PARTS: Record<QuestionType, (form: QuestionForm) => AnswerPart> = {
  one_choice: (form) => ({ type: 'one_choice', options: toOptions(form.options) }),
  multiple_choice: (form) => ({
    type: 'multiple_choice',
    options: toOptions(form.options),
    ...creditOf(form),
  }),
  true_false: (form) => ({ type: 'true_false', options: toOptions(form.truth) }),
  short_answer: (form) => ({ type: 'short_answer', correctAnswers: form.answers, ...comparisonOf(form) }),
  essay: () => ({ type: 'essay' }),
  fill_blank: (form) => ({
    type: 'fill_blank',
    correctAnswers: blanksToAnswers(form.question, form.blanks),
    ...(form.grading && { grading: form.grading }),
  }),
  matching: (form) => ({
    type: 'matching',
    pairs: toPairs(form.pairs),
    distractors: form.distractors,
    ...creditOf(form),
  }),
  ordering: (form) => ({ type: 'ordering', items: toItems(form.items), ...creditOf(form) }),
};

export function toQuestionInput(form: QuestionForm): QuestionInput {
  const { id, type, difficulty, points, timeLimit, tags } = form;
  const pool = form.pool.trim();
  return {
    id,
    question: form.question.trim(),
    description: form.description.trim(),
    options: [],
    correctAnswers: [],
    ...ANSWER_PARTS[type](form),
    explanation: form.explanation.trim(),
    points,
    timeLimit,
    difficulty,
    tags,
    ...mediaOf(form),
    ...(pool && { pool }),
    ...(form.passageId && { passageId: form.passageId }),
  };
}

const fromOption = (option: z.input<typeof Option>): OptionForm => ({
  key: newId(),
  text: writtenText({ ...option, media: withAlt(option.media) }),
  isCorrect: option.isCorrect ?? false,
  explanation: option.explanation ?? '',
  media: withAlt(option.media),
});

const withAlt = (media: z.input<typeof Media> | undefined): Media | undefined =>
  media && { alt: '', ...media };

const fromPair = ({ left, right }: Pair): PairForm => ({ key: newId(), left, right });
const fromItem = (text: string): ItemForm => ({ key: newId(), text });

/** Stored rows, filled up to the two that the builder always shows. */
const filled = <Row>(rows: Row[], stored: Row[]): Row[] => [...stored, ...rows.slice(stored.length)];

const isTrue = (text: string) => text.trim().toLowerCase() === 'true';

/** Options of a stored true_false question on the fixed rows True and False, whatever their order was. */
function fromTruth(rows: OptionForm[], stored: OptionForm[]): OptionForm[] {
  return rows.map((row) => {
    const match = stored.find((option) => isTrue(option.text) === isTrue(row.text));
    if (!match) return row;
    const { isCorrect, explanation, media } = match;
    return { ...row, isCorrect, explanation, media };
  });
}

/** A stored or imported question in the builder. Without an id (imported ones) it gets a new one. */
export function fromQuestion(input: QuestionInput): QuestionForm {
  const form = emptyQuestion(input.id ?? newId(), input.type);
  const options = (input.options ?? []).map(fromOption);
  const answers = input.correctAnswers ?? [];
  return {
    ...form,
    question: input.question,
    description: input.description ?? '',
    options: form.type === 'true_false' ? form.options : filled(form.options, options),
    truth: form.type === 'true_false' ? fromTruth(form.truth, options) : form.truth,
    answers: form.type === 'short_answer' ? answers : form.answers,
    blanks: form.type === 'fill_blank' ? answersToBlanks(input.question, answers) : form.blanks,
    ...(input.type === 'matching' && {
      pairs: filled(form.pairs, (input.pairs ?? []).map(fromPair)),
      distractors: input.distractors ?? [],
    }),
    ...(input.type === 'ordering' && { items: filled(form.items, (input.items ?? []).map(fromItem)) }),
    explanation: input.explanation ?? '',
    points: input.points ?? form.points,
    timeLimit: input.timeLimit ?? form.timeLimit,
    difficulty: input.difficulty ?? form.difficulty,
    tags: input.tags ?? form.tags,
    media: withAlt(input.media),
    pool: input.pool ?? '',
    passageId: input.passageId ?? '',
    grading: 'grading' in input ? input.grading : undefined,
  };
}

const toPrize = ({ distribution, places, ...prize }: PrizeForm): QuizBody['prizePool'] => ({
  ...prize,
  distribution: distribution.trim(),
  ...(places.length > 0 && { places }),
});

export function toQuizBody(form: QuizForm): QuizBody {
  const { schedule, settings } = form;
  const { ofQuiz, own } = storedTimes(form);
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    category: form.category,
    customCategory: form.customCategory,
    difficulty: form.difficulty,
    tags: form.tags,
    language: form.language,
    listed: form.listed,
    coverImage: toCover(form.coverImage),
    schedule: {
      isScheduled: schedule.isScheduled,
      startDate: schedule.isScheduled ? schedule.startDate : '',
      endDate: schedule.isScheduled ? schedule.endDate : '',
    },
    settings: { ...toSettings(settings), pools: drawnPools(form), questionTimeLimit: ofQuiz },
    rewards: form.rewards,
    prizePool: toPrize(form.prizePool),
    questions: form.questions.map((question, index) => ({
      ...toQuestionInput(question),
      timeLimit: own[index],
    })),
    passages: form.passages.map(({ id, title, text, media }) => ({
      id,
      title: title.trim(),
      text: text.trim(),
      ...(media && { media }),
    })),
  };
}

/** Omits the fields that the server generates. */
export const toPassageForm = ({ id, title, text, media }: PassageForm): PassageForm => ({
  id,
  title,
  text,
  media,
});

/** Returns the cover to send, without the URLs that the server generates. */
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

const fromPrize = ({ enabled, totalAmount, distribution, places = [] }: OwnQuiz['prizePool']): PrizeForm => ({
  enabled,
  totalAmount,
  distribution,
  places,
});

export function fromQuiz(quiz: OwnQuiz): QuizForm {
  const { hasPassword: _, ...settings } = quiz.settings;
  return withQuestionTimes({
    title: quiz.title,
    description: quiz.description,
    category: quiz.category,
    customCategory: quiz.customCategory ?? '',
    difficulty: quiz.difficulty,
    tags: quiz.tags,
    language: quiz.language,
    listed: quiz.listed,
    coverImage: quiz.coverImage ?? null,
    schedule: {
      isScheduled: quiz.schedule.isScheduled,
      startDate: quiz.schedule.startDate ?? '',
      endDate: quiz.schedule.endDate ?? '',
    },
    settings: { ...settings, password: '' },
    rewards: quiz.rewards,
    prizePool: fromPrize(quiz.prizePool),
    questions: quiz.questions.map(fromQuestion),
    passages: (quiz.passages ?? []).map(toPassageForm),
  });
}
