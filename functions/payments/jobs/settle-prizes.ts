import { distributionOf } from '@quizhall/shared/rules/payments/prizes';
import { type Contender, keptContenders } from '@quizhall/shared/rules/payments/winners';
import * as z from 'zod';
import { listFinishedPage } from '../../attempts/model/finished-attempts.ts';
import { getPool } from '../model/pools.ts';
import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { newJobItem } from '../../platform/jobs/job-store.ts';
import { putContenders } from '../model/settlements.ts';
import { awardPrizes } from '../use-cases/award-prizes.ts';
import { toContenders } from '../use-cases/prize-candidates.ts';
import { decideWinners, endSettlement, type SettlingPool } from '../use-cases/decide-winners.ts';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { now } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { jobKind } from '../../platform/jobs/job-kind.ts';

/** Of finished attempts; a page of the index holds at most 1 MB. */
const PAGE = 1_000;

/**
 * Settles the prize pool of a quiz: goes through everything that was handed in, a shard a step, decides who has won, gives out the
 * prizes in batches, and ends. What is done the pool says, so that a step that comes again goes on from there.
 */
export const settlePrizesJob = jobKind({
  input: z.object({ quizId: z.string(), startedAt: z.number() }),
  cursor: z.object({ shard: z.number() }),
  failed: 'The prizes could not be given out. It will be tried again.',
  step: async ({ quizId, startedAt }, cursor) => {
    const [quiz, { settlement, ...rest }] = await Promise.all([getStoredQuiz(quizId), getPool(quizId)]);
    // Done, or another run does it.
    if (!quiz || settlement?.startedAt !== startedAt || settlement.state === 'settled')
      return { handled: 0, result: {} };
    const pool: SettlingPool = { ...rest, settlement };
    const { winners, posted } = settlement;
    if (settlement.state === 'computing') {
      const { shard } = cursor ?? { shard: 0 };
      if (shard < quiz.shards) await gather(quiz, shard);
      else await decideWinners(quiz, pool, tellingOf(quiz));
      return { handled: 0, total: winners, cursor: { shard: shard + 1 } };
    }
    if (posted >= winners) {
      await endSettlement(quiz, pool, tellingOf(quiz));
      return { handled: 0, result: { winners } };
    }
    return {
      handled: await awardPrizes(quiz, pool),
      total: winners,
      cursor: cursor ?? { shard: quiz.shards },
    };
  },
});

/** The run that notifies participants of their results, for the transaction that settles the prize. */
const tellingOf = ({ id: quizId, ownerId }: Quiz): Writes => [
  { Put: newJobItem({ ownerId, id: `run_${randomText(16)}` }, 'tellSettled', { quizId, at: now() }) },
];

/** Keeps who may win of one shard. */
async function gather(quiz: Quiz, shard: number): Promise<void> {
  const places = distributionOf(quiz.prizePool).shares.length;
  let found: { kept: Contender[]; isCut: boolean } = { kept: [], isCut: false };
  let after: Record<string, string> | undefined;
  do {
    const { cards, next } = await listFinishedPage(quiz.id, shard, { limit: PAGE, after });
    const { kept, isCut } = keptContenders([...found.kept, ...cards.flatMap(toContenders)], places);
    found = { kept, isCut: found.isCut || isCut };
    after = next;
  } while (after);
  await putContenders(quiz.id, shard, { contenders: found.kept, isCut: found.isCut });
}
