import * as z from 'zod';
import { QUESTION_DIFFICULTIES, QUESTION_TYPES } from './enums.ts';
import { LIMITS } from './limits.ts';

/** Ids become keys of maps, so the names that every JavaScript object has are none. */
export const QuestionId = z.string().regex(/^(?!(?:__proto__|constructor|prototype)$)[\w-]{1,40}$/);

export const Option = z.strictObject({
  text: z.string().trim().max(LIMITS.optionText),
  isCorrect: z.boolean().default(false),
  explanation: z.string().trim().max(LIMITS.optionText).default(''),
});
export type Option = z.output<typeof Option>;

export const Media = z.strictObject({ key: z.string().max(200), alt: z.string().max(300).default('') });

/**
 * A question as its author writes it (spec 2 §3). Structure and sizes only: a draft may be incomplete, and
 * `rules/publish.ts` says what is missing before participants may see it. Defaults are those of spec 2 §9.
 */
export const QuestionInput = z.strictObject({
  id: QuestionId.optional(),
  /** Position in the quiz; the list's order decides, the field is accepted for older clients. */
  order: z.number().int().min(0).optional(),
  type: z.enum(QUESTION_TYPES),
  question: z.string().trim().max(LIMITS.questionText),
  description: z.string().trim().max(LIMITS.description).default(''),
  /** Choice types only. */
  options: z.array(Option).max(LIMITS.optionsMax).default([]),
  /**
   * short_answer: every accepted answer. fill_blank with one blank: every accepted answer; with several blanks:
   * one entry per blank in order, alternatives within an entry separated by `|`.
   */
  correctAnswers: z.array(z.string().trim().max(LIMITS.optionText)).max(LIMITS.acceptedAnswers).default([]),
  explanation: z.string().trim().max(LIMITS.description).default(''),
  points: z
    .number()
    .int()
    .min(1, 'Points must be from 1 to 100')
    .max(100, 'Points must be from 1 to 100')
    .default(10),
  /** Seconds; 0 = none. */
  timeLimit: z.number().int().min(0).max(86_400).default(30),
  difficulty: z.enum(QUESTION_DIFFICULTIES).default('medium'),
  tags: z.array(z.string().trim().min(1).max(LIMITS.tagLength)).max(LIMITS.tags).default([]),
  media: Media.optional(),
});
export type QuestionInput = z.input<typeof QuestionInput>;

/** A stored question: it has an id. Lenient, so that a function of an older release can read what a newer one wrote. */
export const Question = z.object({
  ...QuestionInput.omit({ order: true }).shape,
  id: QuestionId,
  options: z.array(z.object(Option.shape)).max(LIMITS.optionsMax).default([]),
  media: z.object(Media.shape).optional(),
});
export type Question = z.output<typeof Question>;

/** What a participant may see before the submit: no `isCorrect`, no `correctAnswers`, no `explanation`. */
export const ParticipantQuestion = z.object({
  _id: QuestionId,
  type: z.enum(QUESTION_TYPES),
  question: z.string(),
  description: z.string(),
  options: z.array(z.object({ text: z.string() })),
  /** Blanks to fill; 0 for other types. */
  blanks: z.number(),
  points: z.number(),
  difficulty: z.enum(QUESTION_DIFFICULTIES),
  timeLimit: z.number(),
  media: z.object({ url: z.string(), alt: z.string() }).optional(),
});
export type ParticipantQuestion = z.output<typeof ParticipantQuestion>;

/**
 * A participant's answer on the wire: one_choice, true_false → option text; multiple_choice → array of option texts;
 * short_answer → string; fill_blank → string or one string per blank. `null` = not answered.
 */
export const UserAnswer = z
  .union([
    z.string().max(LIMITS.textAnswer),
    z.array(z.string().max(LIMITS.optionText)).max(LIMITS.acceptedAnswers),
  ])
  .nullable();
export type UserAnswer = z.output<typeof UserAnswer>;
