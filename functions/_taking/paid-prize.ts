import type { AwaitsPrize, PaidPrize } from '@quizhall/shared/model/quiz';
import { isPrizeOpen } from '@quizhall/shared/rules/disclosure';
import { expectedDecision } from '@quizhall/shared/rules/settlement';
import type { LiveQuiz } from '../_data/quiz-cache.ts';

/** What the best can win, once it is paid and it is known when that is decided. */
export function paidPrizeOf({ pool }: Pick<LiveQuiz, 'pool'>): PaidPrize | undefined {
  return pool?.endsAt === undefined ? undefined : { ...pool, endsAt: pool.endsAt };
}

/** Settlement that the scores of a quiz wait for while its paid prize is open. */
export function awaitsPrize(quiz: Pick<LiveQuiz, 'pool'>): AwaitsPrize | undefined {
  if (!isPrizeOpen(quiz)) return undefined;
  const endsAt = quiz.pool?.endsAt;
  if (endsAt === undefined) return {};
  return { decidedAt: new Date(expectedDecision({ endsAt })).toISOString() };
}
