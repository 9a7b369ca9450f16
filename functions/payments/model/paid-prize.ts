import type { AwaitsPrize, PaidPrize } from '@quizhall/shared/model/quizzes/quiz';
import { isPrizeOpen } from '@quizhall/shared/rules/attempts/disclosure';
import { expectedDecision } from '@quizhall/shared/rules/payments/settlement';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';

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
