import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keyOf } from '../../attempts/model/attempts.ts';
import { getPool } from '../../payments/model/pools.ts';
import { getPrize, listQuizPrizes, type StoredPrize } from '../../payments/model/prizes.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { claimPrize } from '../../payments/use-cases/claim-prize.ts';
import { holdPrize, releasePrize } from '../../payments/use-cases/hold-prize.ts';
import { checkPrizeDeadlines } from '../../payments/use-cases/prize-deadlines.ts';
import { now } from '../../platform/clock.ts';
import { schedulePrizes } from '../../payments/jobs/schedule-prizes.ts';
import { settlePrizesJob } from '../../payments/jobs/settle-prizes.ts';
import type { Move, World } from './world.ts';

/** More than any settlement takes. */
const MOST_STEPS = 20;

/** Does the run of a settlement from its beginning, as after a crash, so many steps far. */
export async function settlePool(quizId: string, steps = MOST_STEPS): Promise<void> {
  const startedAt = (await getPool(quizId)).settlement?.startedAt;
  if (startedAt === undefined) return;
  let cursor: unknown;
  for (let left = steps; left > 0; left--) {
    const step = await settlePrizesJob.step({ quizId, startedAt }, cursor);
    if (!('cursor' in step)) return;
    cursor = step.cursor;
  }
}

/** One of the prizes of a quiz, chosen by the order of the draw, once there are any. */
function toPrize(work: (prize: StoredPrize) => Promise<unknown>, { chance, pools }: World) {
  const quiz = chance.pick(pools);
  const place = chance.int(10);
  if (!quiz) return undefined;
  return async () => {
    const won = await listQuizPrizes(quiz.id);
    const prize = won.length > 0 ? await getPrize(won[place % won.length]?.id ?? '') : undefined;
    if (prize) await work(prize);
  };
}

const annul = ({ attemptId }: StoredPrize) =>
  table.send(
    new UpdateCommand({
      TableName,
      Key: keyOf(attemptId),
      UpdateExpression: 'SET annulled = :annulled',
      ExpressionAttributeValues: { ':annulled': { at: now(), reason: 'Cheated' } },
    }),
  );

const WHERE = { fullName: 'Mary', country: 'FR', method: 'paypal', paypalEmail: 'mary@example.com' } as const;

const onPool = (work: (quizId: string) => Promise<unknown>, { chance, pools }: World) => {
  const quiz = chance.pick(pools);
  return quiz && (() => work(quiz.id));
};

/** What happens to a prize once its quiz is over. */
export const PRIZE_MOVES: Record<string, Move> = {
  look: { weight: 4, begin: (world) => onPool(schedulePrizes, world) },
  settle: {
    weight: 5,
    begin: (world) => {
      const steps = 1 + world.chance.int(MOST_STEPS);
      return onPool((quizId) => settlePool(quizId, steps), world);
    },
  },
  claim: { weight: 9, begin: (world) => toPrize((prize) => claimPrize(prize, WHERE), world) },
  hold: {
    weight: 2,
    begin: (world) =>
      toPrize(({ id, quizId }) => holdPrize(quizId, { prizeId: id, reason: 'Why', by: 'owner' }), world),
  },
  release: {
    weight: 2,
    begin: (world) => toPrize(({ id, quizId }) => releasePrize(quizId, id, 'owner'), world),
  },
  annul: {
    weight: 1,
    begin: (world) => toPrize(annul, world),
  },
  lookAtPrize: { weight: 2, begin: (world) => toPrize(({ id }) => checkPrizeDeadlines(id), world) },
};
