import { send } from '../../_payments/send.ts';
import { now, setClock } from '../../_platform/clock.ts';
import { AppError } from '../../_platform/errors.ts';
import { promisePrize } from '../payments.ts';
import { publishedQuiz } from '../scenarios.ts';
import { findings } from './accounts.ts';
import { bookingProvider } from './booking-provider.ts';
import { type Chance, chanceOf } from './chance.ts';
import { anyMove, DUE_WORK, MOVES } from './moves.ts';
import { FAULT_KINDS, type Fault, inProcess, type Paused } from './processes.ts';
import { nothingWritten } from './watched-table.ts';
import type { World } from './world.ts';

/** Most faults meet a call that is made: a payment makes some ten. */
const MOST_CALLS = 14;
const MOST_MOVES = 20;
/** More rounds than anything needs that comes to an end. */
const MOST_ROUNDS = 40;

async function newWorld(seed: number): Promise<World> {
  const chance = chanceOf(seed);
  const quizzes = [];
  for (let count = 1 + chance.int(2); count > 0; count--) {
    const quiz = await publishedQuiz();
    const dollars = 1 + chance.int(2_000);
    await promisePrize(quiz.id, dollars);
    quizzes.push({ quiz, dollars });
  }
  const provider = bookingProvider(chance);
  return { chance, provider, written: nothingWritten(), quizzes, causes: [], isDeaf: chance.percent(40) };
}

const anyFault = (chance: Chance): Fault | undefined =>
  chance.percent(50)
    ? { kind: chance.pick(FAULT_KINDS) ?? 'before', at: chance.int(1 + chance.int(MOST_CALLS)) }
    : undefined;

/** Refusals are answers like others. */
async function unlessRefused(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** Lets everything come to an end: what stood still goes on, what is due is done, what has to be sent is sent. */
async function comeToRest(world: World, paused: Paused[]): Promise<void> {
  const { provider, written, chance } = world;
  for (const { resume } of paused.splice(0)) await resume();
  for (let round = 0; round < MOST_ROUNDS; round++) {
    for (const { id, status } of provider.charges.values())
      if (status === 'processing') provider.decide(id, chance.percent(70) ? 'succeeded' : 'declined');
    while (!world.isDeaf && provider.told.length > 0) await MOVES['hear']?.begin(world)?.();
    setClock(now() - Date.now() + 31 * 60_000);
    const due = written.due.splice(0);
    for (const { kind, ids } of due) for (const id of ids) await DUE_WORK[kind]?.(id);
    const transfers = [...written.transfers];
    written.transfers.clear();
    for (const id of transfers) await send(id);
    if (due.length + transfers.length + written.due.length + written.transfers.size === 0) return;
  }
  throw new Error('It never comes to rest');
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
