import { utcDay } from '../aggregate.ts';
import { combineParts, type SumKind } from '../partial-sums.ts';

/** Sums over the attempts of one UTC day: those that began on it, and those that were handed in on it. Whole numbers. */
export interface DaySums {
  begun: number;
  completed: number;
  /** Of the completed: an answer waits for a grade, so that they have neither passed nor a score yet. */
  waiting: number;
  passed: number;
  /** Hundredths of a percent, of those that have a score. */
  score: number;
}

/** By day, e.g. `2026-05-01`; a day without anything is missing. */
export type Days = Readonly<Record<string, DaySums>>;

/** What days count of one attempt. Times in epoch ms. */
export interface DayFacts {
  begunAt: number;
  /** Absent while it runs. */
  finished?: { at: number; waits: boolean; passed: boolean; percentage: number } | undefined;
}

export const NO_SUMS: DaySums = { begun: 0, completed: 0, waiting: 0, passed: 0, score: 0 };
const NAMES = ['begun', 'completed', 'waiting', 'passed', 'score'] as const satisfies (keyof DaySums)[];

const combine = (a: DaySums, b: DaySums, sign: 1 | -1): DaySums => {
  const sums = { ...a };
  for (const name of NAMES) sums[name] += sign * b[name];
  return sums;
};

const DAY: SumKind<DaySums> = {
  none: NO_SUMS,
  combine,
  isNothing: (sums) => NAMES.every((name) => sums[name] === 0),
};

export const addSums = (all: readonly DaySums[]): DaySums =>
  all.reduce((sum, one) => combine(sum, one, 1), NO_SUMS);

/** Adds days, or takes back exactly what was added. */
export const combineDays = (a: Days, b: Days, sign: 1 | -1): Days =>
  combineParts({ each: a }, { each: b }, sign, DAY).each;

/** What one attempt adds. What happened before `since` (epoch ms) is not counted, so nothing of it is ever taken back. */
export function daysOf({ begunAt, finished }: DayFacts, since: number): Days {
  const begun: Days = begunAt < since ? {} : { [utcDay(begunAt)]: { ...NO_SUMS, begun: 1 } };
  if (!finished || finished.at < since) return begun;
  const { at, waits, passed, percentage } = finished;
  const sums = {
    begun: 0,
    completed: 1,
    waiting: Number(waits),
    passed: Number(passed && !waits),
    score: waits ? 0 : Math.round(percentage * 100),
  };
  return combineDays(begun, { [utcDay(at)]: sums }, 1);
}

/** The years of these days, e.g. `2026`, by which they are stored. */
export const yearsOf = (days: Days): string[] => [...new Set(Object.keys(days).map(yearOf))];

/** The days of one year alone. */
export const daysIn = (days: Days, year: string): Days =>
  Object.fromEntries(Object.entries(days).filter(([day]) => yearOf(day) === year));

export const yearOf = (day: string): string => day.slice(0, 4);
