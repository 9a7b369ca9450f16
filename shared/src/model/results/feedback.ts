import * as z from 'zod';
import { LIMITS } from '../limits.ts';
import { FIELD_MESSAGES } from '../field-messages.ts';

/** How hard a participant found a quiz. */
export const FEEDBACK_DIFFICULTIES = ['too_easy', 'just_right', 'too_hard'] as const;

/** What a participant says about a quiz after an attempt: the rating is required. */
export const Feedback = z.strictObject({
  rating: z
    .number({ error: FIELD_MESSAGES.ratingRequired })
    .int(FIELD_MESSAGES.ratingRequired)
    .min(1, FIELD_MESSAGES.ratingRequired)
    .max(5, FIELD_MESSAGES.ratingRequired),
  difficulty: z.enum(FEEDBACK_DIFFICULTIES).optional(),
  comment: z
    .string()
    .trim()
    .max(LIMITS.feedbackComment, `Comment must be at most ${LIMITS.feedbackComment} characters`)
    .default(''),
});
export type Feedback = z.output<typeof Feedback>;

/** Average of the given ratings, 1–5 with at most one decimal; 0 while `count` is 0. */
export const Rating = z.object({ average: z.number(), count: z.number() });
export type Rating = z.output<typeof Rating>;
