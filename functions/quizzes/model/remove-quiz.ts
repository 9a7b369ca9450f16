import { fateIfDeleted } from '@quizhall/shared/rules/quizzes/deletion';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { getPool, hasStartedPlay, notPlayedItem } from '../../payments/model/pools.ts';
import { decrementCountItem } from '../../organizations/model/organization-counts.ts';
import { deleteQuiz, getQuiz, type Quiz } from './quizzes.ts';
import { isTaken } from '../../results/model/roster.ts';
import { isSettling, poolReturnItems } from '../../payments/model/pool-return.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { endPendingItems } from './pending-version.ts';

/** A payment may arrive, or a save be made, so often in between. */
const TRIES = 5;

/**
 * Deletes a quiz. The money of its prize goes back in the same transaction, but not once the quiz has ended: then its
 * winners get it. From the first participant until then it cannot be deleted, because they play for what is promised.
 * @throws AppError NOT_FOUND once it is deleted or somebody else's, INVALID_STATE
 */
export async function removeQuiz(quiz: Quiz, by: string): Promise<void> {
  let current: Quiz | undefined = quiz;
  for (let tries = 0; tries < TRIES; tries++) {
    if (current?.ownerId !== quiz.ownerId) throw new AppError('NOT_FOUND');
    const back = await moneyBack(current, by);
    const beside = [...uncounted(current), ...(await endPendingItems(current, { by, publishes: true }))];
    if (back && (await deleteQuiz(current, nowIso(), back, beside))) return;
    current = await getQuiz(quiz.id);
  }
  throw new AppError('UNAVAILABLE');
}

/** The plan of an organization holds one more then. */
const uncounted = ({ ownerId }: Quiz): Writes => {
  const owner = ownerOf(ownerId);
  return 'organization' in owner ? [decrementCountItem(owner.organization, 'quizzes')] : [];
};

const TAKEN =
  'People have taken this quiz for its prize: it can be deleted once it has ended, and then its winners are paid. Until then you can archive it.';

async function moneyBack(quiz: Quiz, by: string): Promise<Writes | undefined> {
  const taken =
    quiz.pool !== undefined &&
    ((await hasStartedPlay(quiz.id)) || (await isTaken(quiz.id, { consistent: true })));
  const { prize } = fateIfDeleted(quiz, now(), taken);
  if (!prize || prize === 'kept') return [];
  const money = await getPool(quiz.id);
  if (isSettling(money)) return [];
  if (prize === 'promised') throw new AppError('INVALID_STATE', { message: TAKEN });
  const back = await poolReturnItems(quiz, money, { keep: 0, by });
  return back && [...back, notPlayedItem(quiz.id)];
}
