import * as z from 'zod';
import { AttemptId, Instant, QuizId } from '../common.ts';
import { BONUSES } from '../enums.ts';

const Earned = {
  submissionId: AttemptId,
  quizId: QuizId,
  /** The title as it was then. */
  quiz: z.object({ id: QuizId, title: z.string() }),
  at: Instant,
};
const Badge = z.object({ bonus: z.enum(BONUSES), name: z.string() });

/** A badge, once for each quiz: when it was first earned there. */
export const EarnedBadge = Badge.extend(Earned);
export type EarnedBadge = z.output<typeof EarnedBadge>;

export const EarnedCertificate = z.object({ ...Earned, code: z.string(), score: z.number() });
export type EarnedCertificate = z.output<typeof EarnedCertificate>;

/** What one attempt brought. */
export const RewardedAttempt = z.object({
  ...Earned,
  attemptNumber: z.number(),
  points: z.number(),
  badges: z.array(Badge),
});
export type RewardedAttempt = z.output<typeof RewardedAttempt>;

/** How many somebody has in all. */
export const RewardCounts = z.object({
  badges: z.record(z.enum(BONUSES), z.number()),
  certificates: z.number(),
});
export type RewardCounts = z.output<typeof RewardCounts>;

/** So many of the newest badges and certificates are told one by one. */
export const MOST_TOLD = 100;
