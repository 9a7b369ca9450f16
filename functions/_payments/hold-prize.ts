import { DISPUTE_MS } from '@quizhall/shared/rules/settlement';
import { newAuditEntry } from '../_data/audit.ts';
import { newPrizeLook } from '../_data/due-work.ts';
import { transactWrite } from '../_data/transact-write.ts';
import { changedPrize, getPrize, type StoredPrize } from '../_data/prizes.ts';
import { now } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';
import { insist } from '../_platform/insist.ts';
import { release } from './look-at-prize.ts';
import { tellWinner } from './tell-winner.ts';

const refuse = (message: string) => new AppError('INVALID_STATE', { message });

/** @throws AppError NOT_FOUND for a prize of another quiz */
async function prizeOf(quizId: string, id: string): Promise<StoredPrize> {
  const prize = await getPrize(id);
  if (prize?.quizId !== quizId) throw new AppError('NOT_FOUND');
  return prize;
}

const GONE: Partial<Record<StoredPrize['status'], string>> = {
  held: 'This prize is held already.',
  claimed: 'The winner has claimed this prize: the money is on its way.',
  paid: 'This prize has been paid.',
  returned: 'This prize has gone back.',
};

interface Hold {
  prizeId: string;
  reason: string;
  by: string;
}

/**
 * Holds a prize that is not claimed yet, with a reason that its winner reads.
 * @throws AppError NOT_FOUND, INVALID_STATE, UNAVAILABLE
 */
export const holdPrize = (quizId: string, wish: Hold): Promise<StoredPrize> =>
  insist(() => holdOnce(quizId, wish));

async function holdOnce(quizId: string, { prizeId, reason, by }: Hold): Promise<StoredPrize | undefined> {
  const prize = await prizeOf(quizId, prizeId);
  const { status, wonAt, attemptId, place, cents } = prize;
  if (status !== 'claimable') throw refuse(GONE[status] ?? '');
  const at = now();
  const heldUntil = wonAt + DISPUTE_MS;
  if (at >= heldUntil) throw refuse('Prizes can be held for 30 days after winners were decided.');
  const changes = { status: 'held' as const, heldAt: at, heldUntil, holdReason: reason };
  const after = { ...prize, ...changes, revision: prize.revision + 1 };
  const audit = newAuditEntry({
    quizId,
    submissionId: attemptId,
    by,
    at,
    cause: `${prizeId}#${prize.revision}`,
    kind: 'prizeHeld',
    data: { reason, place, cents },
  });
  const failed = await transactWrite(
    {
      prize: changedPrize(prize, changes),
      nextCheck: { Put: newPrizeLook(prizeId, heldUntil) },
      audit: { Put: audit },
    },
    { skippable: await tellWinner(after, 'held') },
  );
  return failed ? undefined : after;
}

/** @throws AppError NOT_FOUND, INVALID_STATE for a prize that is not held, UNAVAILABLE */
export const releasePrize = (quizId: string, prizeId: string, by: string): Promise<StoredPrize> =>
  insist(async () => {
    const prize = await prizeOf(quizId, prizeId);
    if (prize.status !== 'held') throw refuse('This prize is not held.');
    return (await release(prize, by)) ? prizeOf(quizId, prizeId) : undefined;
  });
