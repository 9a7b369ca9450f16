import { DISPUTE_MS, REMINDED_MS } from '@quizhall/shared/rules/payments/settlement';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import { getAttempt } from '../../attempts/model/attempts.ts';
import { newPrizeLook, putPrizeLook } from '../../attempts/model/due-work.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { changedPrize, getPrize, type StoredPrize } from '../model/prizes.ts';
import { now } from '../../platform/clock.ts';
import { returnPrize } from './return-prize.ts';
import { tellWinner } from './notify-winner.ts';

/** The next instant at which something becomes of a prize by itself (epoch ms). */
export const nextLook = ({ status, heldUntil = 0, claimBy, remindedAt }: StoredPrize): number =>
  status === 'held' ? heldUntil : remindedAt === undefined ? claimBy - REMINDED_MS : claimBy;

/** Whether a prize is lost because its attempt was annulled while its owner could still hold it. */
export async function isLost({ attemptId, wonAt }: StoredPrize): Promise<boolean> {
  const attempt = await getAttempt(attemptId);
  return attempt?.annulled !== undefined && attempt.annulled.at <= wonAt + DISPUTE_MS;
}

/**
 * Looks at a prize: ends a hold whose time is over, reminds its winner, or gives it back when nobody has claimed it, or its attempt
 * was annulled. All of it
 * follows from what is stored, so notes that come twice or late do no harm. Answers whether it did something.
 * @throws Error where somebody changed it at the same moment: the note stays
 */
export async function lookAtPrize(id: string): Promise<boolean> {
  const prize = await getPrize(id);
  if (!prize || (prize.status !== 'held' && prize.status !== 'claimable')) return false;
  if (now() < nextLook(prize) && !(await isLost(prize))) {
    await putPrizeLook(id, nextLook(prize));
    return false;
  }
  const done = await carryOut(prize);
  if (!done) throw new Error('The prize was changed at the same moment');
  return true;
}

async function carryOut(prize: StoredPrize): Promise<boolean> {
  if (prize.status === 'held') return release(prize, undefined);
  if (await isLost(prize)) return returnPrize(prize, 'annulled');
  return now() >= prize.claimBy ? returnPrize(prize, 'unclaimed') : remind(prize);
}

async function remind(prize: StoredPrize): Promise<boolean> {
  const changes = { remindedAt: now() };
  const after = { ...prize, ...changes, revision: prize.revision + 1 };
  return !(await transactWrite(
    { prize: changedPrize(prize, changes), nextCheck: { Put: newPrizeLook(prize.id, nextLook(after)) } },
    { skippable: await tellWinner(after, 'remind') },
  ));
}

/**
 * A prize is held no longer, by somebody or because the time for it is over: whoever won it gets the time back that it was held. Of
 * an attempt that was annulled meanwhile it goes back.
 */
export async function release(prize: StoredPrize, by: string | undefined): Promise<boolean> {
  if (await isLost(prize)) return returnPrize(prize, 'annulled');
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
      prize: changedPrize(prize, changes),
      nextCheck: { Put: newPrizeLook(id, nextLook(after)) },
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
    { skippable: await tellWinner(after, 'freed') },
  ));
}
