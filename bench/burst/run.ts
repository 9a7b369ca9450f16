import { drawFrom } from '@quizhall/shared/rules/randomise';
import { type Feeds, feeds as usual, type Timings, timings as usualTimings } from '../feeds/feeds.ts';
import type { Profile } from './profiles.ts';
import { type Report, Simulation } from './simulate.ts';

/** What every profile must keep to. */
export const BUDGET = { firstTryErrors: 0.001, lost: 0, late: 0, keyWrites: 500, keyReads: 1_500 };

const SHARDS = 64;

/** Simulates one profile, of the usual quiz unless told; the same seed gives the same figures. */
export function simulate(
  { jobs, quotas }: Profile,
  participants: number,
  seed: string,
  { feeds, timings }: { feeds: Feeds; timings: Timings } = { feeds: usual, timings: usualTimings },
): Report {
  const draw = drawFrom(seed);
  const random = () => draw(2 ** 32) / 2 ** 32;
  const crowd = jobs(participants, random);
  return new Simulation({ jobs: crowd, quotas, feeds, cpuMs: timings.cpuMs, seed, shards: SHARDS }).run();
}

/** What of the budget is broken, in words. */
export function broken(report: Report): string[] {
  const { firstTryErrors, jobs, lost, late, peaks } = report;
  const { table, index } = peaks;
  const found: [what: string, figure: number, most: number][] = [
    ['first-try errors', firstTryErrors / jobs, BUDGET.firstTryErrors],
    ['lost', lost, BUDGET.lost],
    ['late', late, BUDGET.late],
    ['writes/s of one key', Math.max(table.writes.key, index.writes.key), BUDGET.keyWrites],
    ['reads/s of one key', Math.max(table.reads.key, index.reads.key), BUDGET.keyReads],
  ];
  return found
    .filter(([, figure, most]) => figure > most)
    .map(([what, figure, most]) => `${what}: ${figure} > ${most}`);
}
