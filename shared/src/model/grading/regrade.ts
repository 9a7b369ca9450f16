import * as z from 'zod';
import { Instant } from '../common.ts';
import { LIMITS } from '../limits.ts';
import { GradingOptions, QuestionId } from '../quizzes/question.ts';

const texts = z.array(z.string().trim().max(LIMITS.optionText)).max(LIMITS.acceptedAnswers);

/** What is changed in the key of one question: one of these. */
const changes = {
  /**
   * Replaces what is right: the texts of the right options, every accepted answer, the right side of each left one, or the
   * items in their right order.
   */
  correctAnswers: texts.optional(),
  /** Which options are right; those that are not named stay as they are. */
  options: z
    .array(z.strictObject({ text: z.string().trim().max(LIMITS.optionText), isCorrect: z.boolean() }))
    .max(LIMITS.optionsMax)
    .optional(),
  /** Accepted from now on, too; of several blanks one entry for each, empty where nothing is added. */
  accept: texts.optional(),
  /** It counts for nobody any more. */
  drop: z.literal(true).optional(),
};

/** A correction as somebody asks for it. */
export const Correction = z.strictObject({ questionId: QuestionId, ...changes });
export type Correction = z.output<typeof Correction>;

/** A correction as it is kept: of the versions up to the one that was the newest. */
export const KeyCorrection = z.object({
  questionId: QuestionId,
  ...changes,
  /** Of matching the left sides that `correctAnswers` belong to, of ordering the items as they stood. */
  places: texts.optional(),
  /** Grading rule of the newest version, where an earlier version graded differently. */
  grading: GradingOptions.optional(),
  upTo: z.number(),
});
export type KeyCorrection = z.output<typeof KeyCorrection>;

/** How an attempt stands. */
const Standing = z.object({ percentage: z.number(), isPassing: z.boolean() });

/** What a correction would change; `complete`: every finished attempt was looked at. */
export const RegradePreview = z.object({
  /** Finished attempts that were looked at. */
  attempts: z.number(),
  complete: z.boolean(),
  /** Of them those whose result changes. */
  affected: z.number(),
  /** Of them those that pass instead of failing, or fail instead of passing. */
  flips: z.number(),
  nowPass: z.number(),
  nowFail: z.number(),
  /** The hundred that change most; empty for whoever may not see submissions. */
  changes: z.array(
    z.object({
      submissionId: z.string(),
      name: z.string(),
      /** Which of this person's attempts it is. */
      attemptNumber: z.number(),
      before: Standing,
      after: Standing,
    }),
  ),
});
export type RegradePreview = z.output<typeof RegradePreview>;

/** What a run has changed. */
export const RegradeResult = z.object({ changed: z.number(), nowPass: z.number(), nowFail: z.number() });
export type RegradeResult = z.output<typeof RegradeResult>;

/** A correction that was made. */
export const Regrade = z.object({
  revision: z.number(),
  at: Instant,
  by: z.object({ id: z.string(), name: z.string().optional() }),
  corrections: z.array(KeyCorrection),
  /** Once its run is done. */
  result: RegradeResult.optional(),
});
export type Regrade = z.output<typeof Regrade>;
