import type { Settlement } from '@quizhall/shared/model/payments/prize';
import { LIMITS } from '@quizhall/shared/model/limits';
import { allInFrom, HOLD_MS } from '@quizhall/shared/rules/payments/settlement';
import { listAccommodations } from '../../attempts/model/accommodations.ts';
import type { StoredPool } from '../model/pools.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { getJob } from '../../platform/jobs/job-store.ts';
import { getStatistics } from '../../results/model/statistics.ts';
import { now } from '../../platform/clock.ts';

/** Time after which no attempt can be submitted (epoch ms), except a reopened one. */
export const getAllInTime = async (quiz: Quiz): Promise<number | undefined> =>
  allInFrom(quiz, await listAccommodations(quiz.id));

/** A reopened attempt runs so long at most; sums that say so for longer are wrong, and hold up nobody. */
const LONGEST_MS = (LIMITS.extraMinutes + 24 * 60) * 60_000;

/** Reason why winners cannot be decided yet. */
export async function settlementBlocker(
  quiz: Quiz,
  pool: StoredPool,
  allIn: number,
): Promise<Settlement['waitsFor']> {
  if (pool.pending) return 'payment';
  const { attempts, completed, waiting } = await getStatistics(quiz.id);
  if (attempts > completed && now() < allIn + LONGEST_MS) return 'running';
  if (await isRegraded(quiz)) return 'running';
  return waiting > 0 ? 'grading' : undefined;
}

/** Whether a corrected key is being brought to the attempts. */
async function isRegraded({ regrade }: Quiz): Promise<boolean> {
  if (!regrade) return false;
  const run = await getJob({ ownerId: regrade.by, id: regrade.runId });
  return run?.status === 'queued' || run?.status === 'running';
}

const toIso = (at: number): string => new Date(at).toISOString();

/** State of a settlement for its owner; undefined without one. */
export async function toSettlementView(quiz: Quiz, pool: StoredPool): Promise<Settlement | undefined> {
  const { settlement, escrow } = pool;
  // Of a draft nobody wins anything.
  if (quiz.version === 0 && !settlement) return undefined;
  const allIn = await getAllInTime(quiz);
  if (!settlement && (escrow === 0 || allIn === undefined)) return undefined;
  if (settlement && (settlement.state !== 'holding' || now() < settlement.at || allIn === undefined)) {
    const { state, at, winners } = settlement;
    return { state, at: toIso(at), ...(state !== 'holding' && { winners }) };
  }
  if (allIn === undefined) return undefined;
  const at = toIso(Math.max(allIn + HOLD_MS, settlement?.at ?? 0));
  if (now() < allIn) return { state: 'ahead', at };
  return { state: 'waiting', at, waitsFor: await settlementBlocker(quiz, pool, allIn) };
}
