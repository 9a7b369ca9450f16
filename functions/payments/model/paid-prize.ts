import type { AwaitsPrize, PaidPrize } from '@quizhall/shared/model/quizzes/quiz';
import { isPrizeOpen } from '@quizhall/shared/rules/attempts/disclosure';
import { expectedDecision } from '@quizhall/shared/rules/payments/settlement';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';

/** The paid prize of a quiz; undefined until its settlement time is known. */
export function toPaidPrize({ pool }: Pick<LiveQuiz, 'pool'>): PaidPrize | undefined {
  return pool?.endsAt === undefined ? undefined : { ...pool, endsAt: pool.endsAt };
}

/** The settlement that the scores of a quiz wait for. */
export function toAwaitedPrize(quiz: Pick<LiveQuiz, 'pool'>): AwaitsPrize | undefined {
  if (!isPrizeOpen(quiz)) return undefined;
  const endsAt = quiz.pool?.endsAt;
  if (endsAt === undefined) return {};
  return { decidedAt: new Date(expectedDecision({ endsAt })).toISOString() };
}
