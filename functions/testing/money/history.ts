import { getStoredQuiz, type Quiz } from '../../quizzes/model/quizzes.ts';
import { pollProvider } from '../../payments/use-cases/poll-provider.ts';
import { sendTransfer } from '../../payments/use-cases/send-transfer.ts';
import { now, setClock } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { randomText } from '../../platform/security/random.ts';
import { account } from '../accounts.ts';
import { promisePrize } from '../payments.ts';
import { goOn, plays } from '../prizes.ts';
import { publishedQuiz } from '../scenarios.ts';
import { findings } from './accounts.ts';
import { bookingProvider } from './booking-provider.ts';
import { type Chance, chanceOf } from './chance.ts';
import { refundAll } from './entry-moves.ts';
import { anyMove, DUE_WORK, MOVES } from './moves.ts';
import { PLAN_MOVES } from './plan-moves.ts';
import { POOL_MOVES } from './pool-moves.ts';
import { settlePool } from './prize-moves.ts';
import { FAULT_KINDS, type Fault, inProcess, type Paused } from './processes.ts';
import { nothingWritten } from './watched-table.ts';
import type { World } from './world.ts';

/** Most faults meet a call that is made: a payment makes some ten. */
const MOST_CALLS = 14;
const MOST_MOVES = 44;
/** More rounds than anything needs that comes to an end. */
const MOST_ROUNDS = 80;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** By then every prize of a quiz that has ended is paid or has gone back; what comes later is not lived through. */
const HORIZON_MS = 200 * DAY;

/** A quiz with a prize; most of them end soon, and some people have taken it. */
async function poolQuiz(chance: Chance): Promise<Quiz> {
  const isShort = chance.percent(70);
  const endDate = new Date(now() + 2 * 60 * MINUTE).toISOString();
  const participantInfo = [{ field: 'email', label: 'E-mail', required: true }] as const;
  const quiz = await publishedQuiz({
    settings: { participantInfo: [...participantInfo] },
    quiz: {
      ownerId: (await account()).id,
      ...(isShort && { schedule: { isScheduled: true, endDate } }),
    },
  });
  await promisePrize(quiz.id, 1 + chance.int(2_000));
  for (let players = isShort ? chance.int(3) : 0; players > 0; players--)
    await plays(quiz, { right: chance.int(6) });
  return quiz;
}

async function newWorld(seed: number): Promise<World> {
  const chance = chanceOf(seed);
  setClock(0);
  const kind = chance.int(10);
  const pools = [];
  for (let count = kind < 7 ? 1 + Number(chance.percent(25)) : 0; count > 0; count--)
    pools.push(await poolQuiz(chance));
  const sells = kind > 5 && kind < 9;
  const isPaid = { isPaid: true, price: 5, participantInfo: [] };
  return {
    chance,
    provider: bookingProvider(chance),
    written: nothingWritten(),
    pools,
    entries: sells ? [await publishedQuiz({ settings: isPaid })] : [],
    guests: sells ? [`g_${randomText(22)}`, `g_${randomText(22)}`] : [],
    subscribers: kind > 7 ? [(await account()).id] : [],
    payer: `u_${randomText(20)}`,
    causes: [],
    isDeaf: chance.percent(40),
  };
}

const anyFault = (chance: Chance): Fault | undefined =>
  chance.percent(50)
    ? { kind: chance.pick(FAULT_KINDS) ?? 'before', at: chance.int(1 + chance.int(MOST_CALLS)) }
    : undefined;

/** Refusals are answers like others; what says that somebody was quicker is done again. */
async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isLate = error instanceof Error && error.message.includes('at the same moment');
    if (!(error instanceof AppError) && !isLate) throw error;
  }
}

/** Does what is due by now, or soon where nobody else would ask; answers how much that was. */
async function doWork(world: World): Promise<number> {
  const { written } = world;
  const isDue = ({ kind, at }: (typeof written.due)[number]) => kind === 'payments' || at <= now();
  const due = written.due.filter(isDue);
  written.due = written.due.filter((one) => !isDue(one));
  for (const { kind, ids } of due) for (const id of ids) await DUE_WORK[kind]?.(id);
  for (const { id } of world.pools) await settlePool(id);
  const transfers = [...written.transfers];
  written.transfers.clear();
  for (const id of transfers) await sendTransfer(id);
  return due.length + transfers.length;
}

/** When something is next decided about a prize, as far as this history goes (epoch ms). */
const nextPrize = ({ written }: World, until: number): number | undefined =>
  written.due
    .filter(({ kind, at }) => (kind === 'prizes' || kind === 'claims') && at < until)
    .map(({ at }) => at)
    .toSorted((a, b) => a - b)[0];

/** What was deleted is gone through once more, as an hour later. */
async function refundCancelled({ entries }: World): Promise<void> {
  for (const { id } of entries) if ((await getStoredQuiz(id))?.deletedAt) await refundAll(id);
}

/** Lets everything come to an end: what stood still goes on, what is due is done, what has to be sent is sent. */
async function comeToRest(world: World, paused: Paused[]): Promise<void> {
  const { provider, chance } = world;
  const until = now() + HORIZON_MS;
  for (const { resume } of paused.splice(0)) await resume();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const { id, status } of provider.charges.values())
      if (status === 'processing') provider.decide(id, chance.percent(70) ? 'succeeded' : 'declined');
    while (!world.isDeaf && provider.told.length > 0) await MOVES.hear.begin(world)?.();
    goOn(31 * MINUTE);
    if (round === 2) await refundCancelled(world);
    if ((await doWork(world)) > 0 || round < 3) continue;
    const next = nextPrize(world, until);
    if (next === undefined) return;
    goOn(Math.max(0, next - now()));
  }
  throw new Error('It never comes to rest');
}

/** Before anything else, what pools and plans need is paid, so that there is more to come. */
async function payFirst(world: World): Promise<void> {
  for (const first of [POOL_MOVES.pay, world.subscribers.length > 0 ? PLAN_MOVES.choose : undefined]) {
    const work = first?.begin(world);
    if (work) await unlessRefused(work);
  }
  for (const { id } of world.provider.charges.values()) {
    world.provider.decide(id, 'succeeded');
    await pollProvider(id);
  }
}

/**
 * One history from a seed: things happen to money in any order, processes die, stand still and miss answers; then
 * everything comes to rest. Answers what is wrong then. `begin` is told of the world, before anything happens.
 */
export async function liveThrough(seed: number, begin: (world: World) => void): Promise<string[]> {
  const world = await newWorld(seed);
  begin(world);
  const { chance } = world;
  const paused: Paused[] = [];
  if (chance.percent(60)) await payFirst(world);
  for (let moves = 4 + chance.int(MOST_MOVES - 4); moves > 0; moves--) {
    const work = anyMove(world)?.begin(world);
    if (!work) continue;
    const stands = await inProcess(() => unlessRefused(work), anyFault(chance));
    if (stands) paused.push(stands);
    if (paused.length > 0 && chance.percent(30))
      await paused.splice(chance.int(paused.length), 1)[0]?.resume();
  }
  await comeToRest(world, paused);
  return findings(world);
}
