import { DISPUTE_MS } from '@quizhall/shared/rules/payments/settlement';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import { newPrizeLook } from '../../attempts/model/due-work.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { updatePrizeItem, getPrize, type StoredPrize } from '../model/prizes.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { retryOnConflict } from '../../platform/retry-on-conflict.ts';
import { releaseHeldPrize } from './prize-deadlines.ts';
import { notifyWinnerItems } from './notify-winner.ts';

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
  retryOnConflict(() => holdOnce(quizId, wish));

async function holdOnce(quizId: string, { prizeId, reason, by }: Hold): Promise<StoredPrize | undefined> {
  const prize = await prizeOf(quizId, prizeId);
  const { status, wonAt, attemptId, place, cents } = prize;
  if (status !== 'claimable') throw refuse(GONE[status] ?? '');
  const at = now();
  const heldUntil = wonAt + DISPUTE_MS;
  if (at >= heldUntil) throw refuse('Prizes can be held for 30 days after winners were decided.');
  const changes = { status: 'held' as const, heldAt: at, heldUntil, holdReason: reason };
  const after = { ...prize, ...changes, revision: prize.revision + 1 };
  const audit = auditEntryItem({
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
      prize: updatePrizeItem(prize, changes),
      nextCheck: { Put: newPrizeLook(prizeId, heldUntil) },
      audit: { Put: audit },
    },
    { skippable: await notifyWinnerItems(after, 'held') },
  );
  return failed ? undefined : after;
}

/** @throws AppError NOT_FOUND, INVALID_STATE for a prize that is not held, UNAVAILABLE */
export const releasePrize = (quizId: string, prizeId: string, by: string): Promise<StoredPrize> =>
  retryOnConflict(async () => {
    const prize = await prizeOf(quizId, prizeId);
    if (prize.status !== 'held') throw refuse('This prize is not held.');
    return (await releaseHeldPrize(prize, by)) ? prizeOf(quizId, prizeId) : undefined;
  });
