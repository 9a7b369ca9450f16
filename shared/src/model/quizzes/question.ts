import * as z from 'zod';
import { QUESTION_DIFFICULTIES, QUESTION_TYPES, type QuestionType } from '../enums.ts';
import { LIMITS } from '../limits.ts';
import { Points } from './points.ts';

/** Ids become keys of maps, so the names that every JavaScript object has are none. */
export const QuestionId = z.string().regex(/^(?!(?:__proto__|constructor|prototype)$)[\w-]{1,40}$/);

const FileKey = z.string().max(200);

/** A picture, sound or film in the media bucket: what it is can be read off the key (`rules/quizzes/uploads.ts`). */
export const Media = z.strictObject({
  key: FileKey,
  /** What it shows or says, for those who do not see or hear it. */
  alt: z.string().trim().max(LIMITS.alt).default(''),
  /** WebVTT, of sound and film. */
  captionsKey: FileKey.optional(),
});
export type Media = z.output<typeof Media>;

export const Option = z.strictObject({
  /** Text by which an answer names the option; the alternative text of an option that is only a picture: `rules/quizzes/option-text.ts`. */
  text: z.string().trim().max(LIMITS.optionText),
  isCorrect: z.boolean().default(false),
  explanation: z.string().trim().max(LIMITS.optionText).default(''),
  media: Media.optional(),
});
export type Option = z.output<typeof Option>;

/** A left side and the right side that belongs to it; several left sides may share one right side. */
export const Pair = z.strictObject({
  left: z.string().trim().max(LIMITS.optionText),
  right: z.string().trim().max(LIMITS.optionText),
});
export type Pair = z.output<typeof Pair>;

const texts = (most: number) => z.array(z.string().trim().max(LIMITS.optionText)).max(most);

/** What every type has. `options` and `correctAnswers` stay empty where a type does not use them. */
const common = {
  question: z.string().trim().max(LIMITS.questionText),
  description: z.string().trim().max(LIMITS.description).default(''),
  /** Choice types only. */
  options: z.array(Option).max(LIMITS.optionsMax).default([]),
  /**
   * short_answer: every accepted answer. fill_blank with one blank: every accepted answer; with several blanks:
   * one entry per blank in order, alternatives within an entry separated by `|`.
   */
  correctAnswers: texts(LIMITS.acceptedAnswers).default([]),
  /** Shown in the review; of an essay the grading rubric. */
  explanation: z.string().trim().max(LIMITS.description).default(''),
  points: Points.default(10),
  /** Seconds; 0 = none. */
  timeLimit: z.number().int().min(0).max(86_400).default(30),
  difficulty: z.enum(QUESTION_DIFFICULTIES).default('medium'),
  tags: z.array(z.string().trim().min(1).max(LIMITS.tagLength)).max(LIMITS.tags).default([]),
  media: Media.optional(),
  /** The pool that it may be drawn from; absent or empty = none. */
  pool: z.string().trim().max(LIMITS.poolName).optional(),
  /** Of the passage that it is about. */
  passageId: QuestionId.optional(),
};

/** Absent: all or nothing. True: every right part earns its share, see the grader of the type. */
const partialCredit = z.boolean().optional();

/** How written answers are compared. Absent: as texts, accents count. */
const writtenGrading = {
  /** What the accepted answers are: texts, numbers (`3.14`, `3.14:0.005`, `1..5`) or patterns (`colo[u]r*`). */
  match: z.enum(['text', 'number', 'pattern']).optional(),
  /** Of numbers that name none of their own: how far an answer may be off, in either direction. */
  tolerance: z.number().min(0).optional(),
  foldAccents: z.boolean().optional(),
};
const WrittenGrading = z.object(writtenGrading);
export type WrittenGrading = z.output<typeof WrittenGrading>;

/** Grading options of every type together. */
export const GradingOptions = z.object({ ...writtenGrading, partialCredit });

/**
 * MathML by formula as it stands in the texts, dollars included. Made when a question is saved (`rules/text/formulas.ts`);
 * what a client sends is not looked at.
 */
export const Formulas = z.record(z.string(), z.string());

/** What each type has of its own, beside `common`. */
const own = {
  one_choice: {},
  multiple_choice: { grading: z.strictObject({ partialCredit }).optional() },
  true_false: {},
  short_answer: { grading: z.strictObject(writtenGrading).optional() },
  essay: {},
  fill_blank: { grading: z.strictObject({ ...writtenGrading, partialCredit }).optional() },
  matching: {
    pairs: z.array(Pair).max(LIMITS.pairsMax).default([]),
    /** Right sides that fit no left side. */
    distractors: texts(LIMITS.distractors).default([]),
    grading: z.strictObject({ partialCredit }).optional(),
  },
  ordering: {
    /** In the right order. */
    items: texts(LIMITS.itemsMax).default([]),
    grading: z.strictObject({ partialCredit }).optional(),
  },
} satisfies Record<QuestionType, z.ZodRawShape>;

const inputOf = <Type extends QuestionType>(type: Type) =>
  z.strictObject({
    id: QuestionId.optional(),
    /** Position in the quiz; the list's order decides, the field is accepted for older clients. */
    order: z.number().int().min(0).optional(),
    formulas: z.unknown().optional(),
    type: z.literal(type),
    ...common,
    ...own[type],
  });

/**
 * A question of any type as its author writes it. Structure and sizes only: a draft may be incomplete, and
 * `rules/quizzes/publish.ts` says what is missing before participants may see it. Defaults: docs/product/authoring.md.
 */
export const QuestionInput = z.discriminatedUnion(
  'type',
  [
    inputOf('one_choice'),
    inputOf('multiple_choice'),
    inputOf('true_false'),
    inputOf('short_answer'),
    inputOf('essay'),
    inputOf('fill_blank'),
    inputOf('matching'),
    inputOf('ordering'),
  ],
  { error: 'Question type not supported' },
);
export type QuestionInput = z.input<typeof QuestionInput>;

const StoredMedia = z.object(Media.shape);

/** What several questions of a quiz are about: a text, or a file, or both. */
export const PassageInput = z.strictObject({
  id: QuestionId,
  title: z.string().trim().max(LIMITS.title).default(''),
  text: z
    .string()
    .trim()
    .max(LIMITS.passageText, `A passage may have at most ${LIMITS.passageText} characters`)
    .default(''),
  media: Media.optional(),
  formulas: z.unknown().optional(),
});
export type PassageInput = z.input<typeof PassageInput>;

export const Passage = z.object({
  ...PassageInput.shape,
  media: StoredMedia.optional(),
  formulas: Formulas.optional(),
});
export type Passage = z.output<typeof Passage>;

/** A stored question: it has an id. Lenient, so that a function of an older release can read what a newer one wrote. */
const storedOf = <Type extends QuestionType>(type: Type) =>
  z.object({
    id: QuestionId,
    type: z.literal(type),
    ...common,
    options: z
      .array(z.object({ ...Option.shape, media: StoredMedia.optional() }))
      .max(LIMITS.optionsMax)
      .default([]),
    media: StoredMedia.optional(),
    formulas: Formulas.optional(),
    ...own[type],
  });

export const Question = z.discriminatedUnion('type', [
  storedOf('one_choice'),
  storedOf('multiple_choice'),
  storedOf('true_false'),
  storedOf('short_answer'),
  storedOf('essay'),
  storedOf('fill_blank'),
  storedOf('matching'),
  storedOf('ordering'),
]);
export type Question = z.output<typeof Question>;

/** The question of one type, e.g. `QuestionOf<'matching'>`. */
export type QuestionOf<Type extends QuestionType> = Extract<Question, { type: Type }>;

/** Media as participants get it. */
export const ShownMedia = z.object({ url: z.string(), alt: z.string(), captionsUrl: z.string().optional() });
export type ShownMedia = z.output<typeof ShownMedia>;

/** A passage as participants get it. */
export const ShownPassage = z.object({
  id: QuestionId,
  title: z.string(),
  text: z.string(),
  media: ShownMedia.optional(),
  formulas: Formulas.optional(),
});
export type ShownPassage = z.output<typeof ShownPassage>;

/** What a participant may see before the submit: no `isCorrect`, no `correctAnswers`, no `explanation`. */
export const ParticipantQuestion = z.object({
  _id: QuestionId,
  type: z.enum(QUESTION_TYPES),
  question: z.string(),
  description: z.string(),
  /** Of ordering: what is to be put in order, shuffled. */
  options: z.array(z.object({ text: z.string(), media: ShownMedia.optional() })),
  /** Of matching: left sides as they stand, and what can be chosen for each, distractors mixed in, shuffled. */
  lefts: z.array(z.string()).optional(),
  rights: z.array(z.string()).optional(),
  /** Blanks to fill; 0 for other types. */
  blanks: z.number(),
  /** Written answers are compared as numbers; absent: as texts. */
  numeric: z.boolean().optional(),
  points: z.number(),
  difficulty: z.enum(QUESTION_DIFFICULTIES),
  timeLimit: z.number(),
  media: ShownMedia.optional(),
  /** Of what is shown before the submit. */
  formulas: Formulas.optional(),
  /** Of the passage in the quiz that it is about. */
  passageId: QuestionId.optional(),
  /** The content is withheld: it comes with the save that moves to this question. */
  later: z.literal(true).optional(),
});
export type ParticipantQuestion = z.output<typeof ParticipantQuestion>;

/**
 * A participant's answer on the wire: one_choice, true_false → option text; multiple_choice → array of option texts;
 * short_answer, essay → string; fill_blank → string or one string per blank; matching → the chosen right side for each
 * left side in order, empty where none is chosen; ordering → all items in the order given. `null` = not answered.
 */
export const UserAnswer = z
  .union([
    z.string().max(LIMITS.textAnswer),
    z.array(z.string().max(LIMITS.optionText)).max(LIMITS.acceptedAnswers),
  ])
  .nullable();
export type UserAnswer = z.output<typeof UserAnswer>;

/** No record of Zod has a key `__proto__`; a left side may be called so. Inside, such names stand behind one NUL more. */
const isPlainObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const renamed = (chosen: object, rename: (left: string) => string) =>
  Object.fromEntries(Object.entries(chosen).map(([left, right]) => [rename(left), right]));
const hideOdd = (left: string) => left.replace(/^\0*__proto__$/, '\0$&');
const showOdd = (left: string) => left.replace(/^\0(?=\0*__proto__$)/, '');

const ChosenByLeft = z
  .preprocess(
    (chosen) => (isPlainObject(chosen) ? renamed(chosen, hideOdd) : chosen),
    z
      .record(z.string().max(LIMITS.optionText), z.string().max(LIMITS.optionText))
      .refine((chosen) => Object.keys(chosen).length <= LIMITS.pairsMax, 'More entries than left sides'),
  )
  .transform((chosen) => renamed(chosen, showOdd) as Record<string, string>);

/** An answer as it is accepted: of matching also the chosen right side by left side; `rules/grading/given-answer.ts` reads it. */
export const GivenAnswer = z.union([UserAnswer, ChosenByLeft]);
export type GivenAnswer = z.output<typeof GivenAnswer>;

/** Number of questions with a time of their own; the shortest, the longest and the sum of those times in seconds. */
export const QuestionTime = z.object({
  timed: z.number(),
  shortest: z.number(),
  longest: z.number(),
  sum: z.number(),
});
export type QuestionTime = z.output<typeof QuestionTime>;
