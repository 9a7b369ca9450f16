import { DISPUTE_MS, REMINDED_MS } from '@quizhall/shared/rules/payments/settlement';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { newPrizeLook, putPrizeLook } from '../../attempts/model/due-work.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { updatePrizeItem, getPrize, type StoredPrize } from '../model/prizes.ts';
import { now } from '../../platform/clock.ts';
import { returnPrize } from './return-prize.ts';
import { notifyWinnerItems } from './notify-winner.ts';

/** Time of the next automatic change of a prize (epoch ms). */
export const nextPrizeCheck = ({ status, heldUntil = 0, claimBy, remindedAt }: StoredPrize): number =>
  status === 'held' ? heldUntil : remindedAt === undefined ? claimBy - REMINDED_MS : claimBy;

/** Returns whether the attempt of a prize was annulled within the dispute period. */
export async function isPrizeLost({ attemptId, wonAt }: StoredPrize): Promise<boolean> {
  const attempt = await getAttempt(attemptId);
  return attempt?.annulled !== undefined && attempt.annulled.at <= wonAt + DISPUTE_MS;
}

/**
 * Ends an expired hold of a prize, reminds its winner, or returns an unclaimed or annulled prize. Everything
 * follows from stored state, so repeated or late calls are safe. Returns whether something was done.
 * @throws Error after a concurrent change: the scheduled work stays
 */
export async function checkPrizeDeadlines(id: string): Promise<boolean> {
  const prize = await getPrize(id);
  if (!prize || (prize.status !== 'held' && prize.status !== 'claimable')) return false;
  if (now() < nextPrizeCheck(prize) && !(await isPrizeLost(prize))) {
    await putPrizeLook(id, nextPrizeCheck(prize));
    return false;
  }
  const done = await carryOut(prize);
  if (!done) throw new Error('The prize was changed at the same moment');
  return true;
}

async function carryOut(prize: StoredPrize): Promise<boolean> {
  if (prize.status === 'held') return releaseHeldPrize(prize, undefined);
  if (await isPrizeLost(prize)) return returnPrize(prize, 'annulled');
  return now() >= prize.claimBy ? returnPrize(prize, 'unclaimed') : remind(prize);
}

async function remind(prize: StoredPrize): Promise<boolean> {
  const changes = { remindedAt: now() };
  const after = { ...prize, ...changes, revision: prize.revision + 1 };
  return !(await transactWrite(
    {
      prize: updatePrizeItem(prize, changes),
      nextCheck: { Put: newPrizeLook(prize.id, nextPrizeCheck(after)) },
    },
    { skippable: await notifyWinnerItems(after, 'remind') },
  ));
}

/**
 * Ends a hold, by a person or after its time. Extends the winner's claim period by the time of the hold.
 * Returns the prize of an annulled attempt.
 */
export async function releaseHeldPrize(prize: StoredPrize, by: string | undefined): Promise<boolean> {
  if (await isPrizeLost(prize)) return returnPrize(prize, 'annulled');
  const at = now();
  const { id, quizId, attemptId, place, cents, heldAt = at } = prize;
  const changes = {
    status: 'claimable' as const,
    heldAt: undefined,
    heldUntil: undefined,
    holdReason: undefined,
    claimBy: prize.claimBy + (at - heldAt),
  };
  const after = { ...prize, ...changes, revision: prize.revision + 1 };
  return !(await transactWrite(
    {
      prize: updatePrizeItem(prize, changes),
      nextCheck: { Put: newPrizeLook(id, nextPrizeCheck(after)) },
      audit: {
        Put: auditEntryItem({
          quizId,
          submissionId: attemptId,
          by,
          at,
          cause: `${id}#${prize.revision}`,
          kind: 'prizeReleased',
          data: { place, cents },
        }),
      },
    },
    { skippable: await notifyWinnerItems(after, 'freed') },
  ));
}
