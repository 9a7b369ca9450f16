import { drawFrom } from '@quizhall/shared/rules/attempts/randomise';
import { type Counted, feeds as usual, timings as usualTimings } from '../feeds/feeds.ts';
import type { Profile } from './profiles.ts';
import { type Report, Simulation } from './simulate.ts';

/** What every profile must keep to. */
export const BUDGET = { firstTryErrors: 0.001, lost: 0, late: 0, keyWrites: 500, keyReads: 1_500 };

/** Pools have more questions, each of which is counted: their key comes nearer to the 1,000 that one takes. */
export const POOL_BUDGET: typeof BUDGET = { ...BUDGET, keyWrites: 560 };

const SHARDS = 64;

/** Simulates one profile, of the usual quiz unless told; the same seed gives the same figures. */
export function simulate(
  { jobs, quotas }: Profile,
  participants: number,
  seed: string,
  { feeds, timings }: Counted = { feeds: usual, timings: usualTimings },
  quizzes = 1,
): Report {
  const draw = drawFrom(seed);
  const random = () => draw(2 ** 32) / 2 ** 32;
  const crowd = jobs(participants, random, feeds.signedIn);
  return new Simulation({
    jobs: crowd,
    quotas,
    feeds,
    cpuMs: timings.cpuMs,
    seed,
    shards: SHARDS,
    quizzes,
  }).run();
}

/** What of the budget is broken, in words. */
export function broken(report: Report, budget = BUDGET): string[] {
  const { firstTryErrors, jobs, lost, late, peaks } = report;
  const { table, index } = peaks;
  const found: [what: string, figure: number, most: number][] = [
    ['first-try errors', firstTryErrors / jobs, budget.firstTryErrors],
    ['lost', lost, budget.lost],
    ['late', late, budget.late],
    ['writes/s of one key', Math.max(table.writes.key, index.writes.key), budget.keyWrites],
    ['reads/s of one key', Math.max(table.reads.key, index.reads.key), budget.keyReads],
  ];
  return found
    .filter(([, figure, most]) => figure > most)
    .map(([what, figure, most]) => `${what}: ${figure} > ${most}`);
}
