import { HOLD_MS } from '@quizhall/shared/rules/payments/settlement';
import { getCharge } from '../model/charge-store.ts';
import { newPoolLook, putPoolLook } from '../../attempts/model/due-work.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { updatePoolItem, getPool, type StoredPool } from '../model/pools.ts';
import { forgetRecentQuiz, getStoredQuiz, paidPrizeItem, type Quiz } from '../../quizzes/model/quizzes.ts';
import { getJob, type JobRef } from '../../platform/jobs/job-store.ts';
import { poolReturnItems } from '../model/pool-return.ts';
import { getAllInTime, settlementBlocker } from '../use-cases/settlement-facts.ts';
import { notifyPoolOwnerItems } from '../model/notify-pool-owner.ts';
import { now } from '../../platform/clock.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const WEEK_MS = 7 * DAY_MS;

/**
 * Checks the prize pool of a quiz: schedules the next check, begins the correction period, starts the
 * settlement, or returns what was paid for a deleted draft. Returns whether something was done.
 */
export async function schedulePrizes(quizId: string): Promise<boolean> {
  const [quiz, pool] = await Promise.all([getStoredQuiz(quizId), getPool(quizId)]);
  const { settlement, escrow } = pool;
  if (!quiz || settlement?.state === 'settled' || (!settlement && escrow === 0)) return false;
  if (settlement && settlement.state !== 'holding') return goOn(quiz, pool, settlement.run);
  const allIn = await getAllInTime(quiz);
  // It has no end any more: the save that gives it one notes a look.
  if (allIn === undefined) return false;
  if (now() < allIn) return wait(quiz, pool, allIn);
  if (quiz.version === 0) return lapse(quiz, pool, allIn + HOLD_MS);
  const reason = await settlementBlocker(quiz, pool, allIn);
  if (reason === 'grading') return remind(quiz, pool, allIn);
  if (reason) return later(quizId, now() + HOUR_MS);
  if (!settlement) return hold(quiz, pool);
  if (now() < settlement.at) return later(quizId, settlement.at);
  return begin(quiz, pool);
}

async function later(quizId: string, at: number): Promise<boolean> {
  await putPoolLook(quizId, at);
  return false;
}

const moved = () => new Error('The pool was changed at the same moment');

/** @throws Error where somebody changed the pool at the same moment: the note stays */
async function write(writes: Writes, tellings: Writes = []): Promise<boolean> {
  if (await transactWrite({ writes }, { skippable: tellings })) throw moved();
  return true;
}

/** The quiz runs, maybe because its end was moved. */
async function wait({ id }: Quiz, pool: StoredPool, allIn: number): Promise<boolean> {
  if (!pool.settlement) return later(id, allIn);
  return write([updatePoolItem(id, pool, { settlement: undefined }), { Put: newPoolLook(id, allIn) }]);
}

const payerOf = async ({ paid }: StoredPool) => (await getCharge(paid[0]?.chargeId ?? ''))?.payer;

/**
 * A draft ended before it was published, so nobody was promised anything: all of it goes back. With another end it may be paid
 * again.
 */
async function lapse(quiz: Quiz, pool: StoredPool, at: number): Promise<boolean> {
  if (now() < at) return later(quiz.id, at);
  if (pool.pending) return later(quiz.id, now() + HOUR_MS);
  const cents = pool.paid.reduce((sum, { amount, fee }) => sum + amount + fee, 0);
  const cause = `draft ${pool.revision}`;
  const [back, news] = await Promise.all([
    poolReturnItems(quiz, { ...pool, settlement: undefined }, { keep: 0, by: undefined }),
    payerOf(pool).then((payer) => notifyPoolOwnerItems(quiz, 'lapsed', { cents, cause, payer })),
  ]);
  if (!back) throw moved();
  forgetRecentQuiz(quiz.id);
  return write([...back, paidPrizeItem(quiz, undefined)], news);
}

/** Once a week, as long as answers wait to be graded. */
async function remind(quiz: Quiz, pool: StoredPool, allIn: number): Promise<boolean> {
  const cause = String(Math.floor((now() - allIn) / WEEK_MS));
  const news = await notifyPoolOwnerItems(quiz, 'grading', {
    cents: pool.escrow,
    cause,
    payer: await payerOf(pool),
  });
  return write([{ Put: newPoolLook(quiz.id, now() + DAY_MS) }], news);
}

async function hold(quiz: Quiz, pool: StoredPool): Promise<boolean> {
  const at = now() + HOLD_MS;
  const settlement = { state: 'holding' as const, at, winners: 0, posted: 0, skipped: 0 };
  const cause = String(at);
  return write(
    [updatePoolItem(quiz.id, pool, { settlement }), { Put: newPoolLook(quiz.id, at) }],
    await notifyPoolOwnerItems(quiz, 'over', { cents: pool.escrow, at, cause, payer: await payerOf(pool) }),
  );
}

/** Has a run do it, and looks later whether that one was given up. */
async function begin({ id, ownerId }: Quiz, pool: StoredPool): Promise<boolean> {
  if (!pool.settlement) return false;
  const startedAt = now();
  const run = newJob('prizes', ownerId, { quizId: id, startedAt });
  const { state } = pool.settlement;
  const settlement = {
    ...pool.settlement,
    state: state === 'holding' ? ('computing' as const) : state,
    startedAt,
    run: { ownerId, id: run.runId },
  };
  return write([
    updatePoolItem(id, pool, { settlement }),
    { Put: run.write },
    { Put: newPoolLook(id, startedAt + HOUR_MS) },
  ]);
}

async function goOn(quiz: Quiz, pool: StoredPool, ref: JobRef | undefined): Promise<boolean> {
  const run = ref && (await getJob(ref));
  if (run?.status === 'queued' || run?.status === 'running') return later(quiz.id, now() + HOUR_MS);
  return begin(quiz, pool);
}
