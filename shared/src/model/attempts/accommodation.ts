import * as z from 'zod';
import { PersonId } from '../quizzes/co-author.ts';
import { Email, Instant } from '../common.ts';
import { LIMITS } from '../limits.ts';

/** Whose extra time it is: an account, or whoever proves an address. Exactly one of the two. */
export const Accommodated = {
  email: Email.optional(),
  userId: PersonId.optional(),
};

/** Time on top of everybody's: a factor of all limits, minutes of the whole attempt, or both. */
export const ExtraTime = z.object({
  factor: z.number().min(1).max(LIMITS.extraFactor).optional(),
  minutes: z.number().int().min(0).max(LIMITS.extraMinutes).optional(),
});
export type ExtraTime = z.output<typeof ExtraTime>;

/** One participant of a quiz who has extra time. */
export const Accommodation = ExtraTime.extend({
  email: z.string().optional(),
  userId: z.string().optional(),
  /** Of the account, as it is called today. */
  name: z.string().optional(),
  since: Instant,
});
export type Accommodation = z.output<typeof Accommodation>;
