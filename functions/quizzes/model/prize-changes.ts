import { prizeSummary, promiseProblems, wantedPrize } from '@quizhall/shared/rules/payments/prize-pool';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import {
  escrowCheckItem,
  getPool,
  hasStartedPlay,
  type StoredPool,
  notPlayedItem,
} from '../../payments/model/pools.ts';
import type { Quiz } from './quizzes.ts';
import { isTaken } from '../../results/model/roster.ts';
import { cancelRunningCharge } from '../../payments/model/begin-charge.ts';
import { isSettling, poolReturnItems, settlingError } from '../../payments/model/pool-return.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';

/** Whether what its prize needs is paid, or may wait: a quiz that is published already tells participants what is paid. */
export const isPrizePaid = ({ version }: Pick<Quiz, 'version'>, { pool, prizePool }: Quiz): boolean =>
  version > 0 || (pool?.total ?? 0) >= wantedPrize(prizePool);

/**
 * What a save does to the money of a prize: how the quiz tells of it afterwards, and what is written with the save. In a
 * draft nothing moves, however often it is saved. A published quiz has in escrow what its participants are told: what it
 * promises no longer goes back in the same transaction, what it does not promise yet is paid first.
 * @throws AppError NOT_PUBLISHABLE where a promise would be broken, PAYMENT_RUNNING, STALE_REVISION where less, or more, is in
 * escrow than the quiz tells, INVALID_STATE where that is being settled
 */
export async function prizeChange(
  before: Quiz,
  after: Quiz,
  { by, publishes }: { by: string; publishes: boolean },
): Promise<{ pool: Quiz['pool']; writes: Writes }> {
  const total = before.pool?.total ?? 0;
  const wanted = wantedPrize(after.prizePool);
  const summary = prizeSummary(after, total);
  const pool = summary && before.pool?.settled ? { ...summary, settled: true as const } : summary;
  if (!publishes || (total === 0 && wanted === 0 && wantedPrize(before.prizePool) === 0))
    return { pool, writes: [] };
  const kept = before.version > 0 && total > 0 ? await assertKept(before, after, total) : [];
  const money = await withRoom(before.id, wanted);
  if (isSettling(money)) {
    if (before.version === 0) throw settlingError();
    return { pool, writes: [] };
  }
  if (money.escrow !== total) throw new AppError('STALE_REVISION');
  if (money.escrow === 0 || wanted >= total)
    return {
      pool,
      writes: [...kept, ...(money.escrow > 0 ? [escrowCheckItem(before.id, money.escrow)] : [])],
    };
  const writes = await poolReturnItems(before, money, { keep: wanted, by });
  if (!writes) throw new AppError('STALE_REVISION');
  return { pool: prizeSummary(after, wanted), writes: [...kept, ...writes] };
}

/** @returns the condition under which a smaller promise may be saved: nobody begins meanwhile */
async function assertKept(before: Quiz, after: Quiz, total: number): Promise<Writes> {
  const problems = (taken: boolean) => promiseProblems(before, after, { total, isTaken: taken, now: now() });
  if (Object.keys(problems(true)).length === 0) return [];
  const taken = (await hasStartedPlay(before.id)) || (await isTaken(before.id, { consistent: true }));
  const errors = problems(taken);
  if (Object.keys(errors).length === 0) return [notPlayedItem(before.id)];
  throw new AppError('NOT_PUBLISHABLE', { message: 'These changes cannot be published.', errors });
}

/** The pool, with no payment on its way that would bring more than is wanted. */
async function withRoom(quizId: string, wanted: number): Promise<StoredPool> {
  const pool = await getPool(quizId);
  if (!pool.pending || pool.escrow + pool.pending.amount <= wanted) return pool;
  await cancelRunningCharge(pool.pending.chargeId);
  return getPool(quizId);
}
