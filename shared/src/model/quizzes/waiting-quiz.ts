import * as z from 'zod';
import { Instant } from '../common.ts';

/** Why what an author asked for is not published. */
export const Rejection = z.object({ reason: z.string(), at: Instant });
export type Rejection = z.output<typeof Rejection>;

/** What of a quiz an author wants published. */
export const WaitingQuiz = z.object({
  /** Another one with each asking: whoever decides, or replaces it, names what they have seen. */
  approvalId: z.string(),
  /** Without a name there is no such account any more. */
  by: z.object({ id: z.string(), name: z.string().optional() }),
  askedAt: Instant,
  /** It waits no more; its author goes on from it. */
  rejected: Rejection.optional(),
});
export type WaitingQuiz = z.output<typeof WaitingQuiz>;
