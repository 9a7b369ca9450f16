import type { PaidPrize } from '@quizhall/shared/model/quiz';
import type { LiveQuiz } from '../_data/quiz-cache.ts';

/** What the best can win, once it is paid and it is known when that is decided. */
export function paidPrizeOf({ pool }: Pick<LiveQuiz, 'pool'>): PaidPrize | undefined {
  return pool?.endsAt === undefined ? undefined : { ...pool, endsAt: pool.endsAt };
}
