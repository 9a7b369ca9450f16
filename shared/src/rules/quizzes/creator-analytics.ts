import type { AnalyticsDay, AnalyticsTotals, TopQuiz } from '../../model/quizzes/creator-analytics.ts';
import { addSums, type Days, type DaySums } from '../results/quiz-days.ts';

/** Days in UTC, both ends included, e.g. `2026-05-01`. */
export interface DayRange {
  from: string;
  to: string;
}

const DAY_MS = 86_400_000;
/** A leap year. */
export const MOST_DAYS = 366;
/** So many quizzes are listed as the most taken. */
const MOST_TOP = 10;

/** `2026-05-01` and 3 → `2026-05-04`. */
export const addDaysTo = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

export const daysLong = ({ from, to }: DayRange): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** As many days, right before. */
export const rangeBefore = (range: DayRange): DayRange => ({
  from: addDaysTo(range.from, -daysLong(range)),
  to: addDaysTo(range.from, -1),
});

const daysWithin = (range: DayRange): string[] =>
  Array.from({ length: daysLong(range) }, (_, n) => addDaysTo(range.from, n));

const round = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** Averages over graded attempts; absent where there are none, which is not 0. */
export function toTotals({ begun, completed, waiting, passed, score }: DaySums): AnalyticsTotals {
  const graded = completed - waiting;
  return {
    attempts: begun,
    completed,
    waiting,
    passed,
    averageScore: graded > 0 ? round(score / graded / 100, 2) : undefined,
    passRate: graded > 0 ? round((100 * passed) / graded, 1) : undefined,
  };
}

interface CountedQuiz {
  id: string;
  title: string;
  days: Days;
}

interface Sums {
  days: AnalyticsDay[];
  totals: AnalyticsTotals;
  before: AnalyticsTotals;
  /** Those that were taken, the most taken first. */
  taken: TopQuiz[];
}

const within = (days: Days, { from, to }: DayRange): [string, DaySums][] =>
  Object.entries(days).filter(([day]) => day >= from && day <= to);

const addUp = (days: readonly [string, DaySums][]): DaySums => addSums(days.map(([, sums]) => sums));

/** A creator's totals in a range of days and in the one before, over all of these quizzes. */
export function sumsOfCreator(quizzes: readonly CountedQuiz[], range: DayRange): Sums {
  const byDay = Map.groupBy(
    quizzes.flatMap(({ days }) => within(days, range)),
    ([day]) => day,
  );
  const days = daysWithin(range).map((date) => ({ date, sums: addUp(byDay.get(date) ?? []) }));
  const former = rangeBefore(range);
  const taken = quizzes
    .map(({ id, title, days: all }) => ({ id, title, ...toTotals(addUp(within(all, range))) }))
    .filter(({ attempts, completed }) => attempts > 0 || completed > 0)
    .toSorted((a, b) => b.attempts - a.attempts || b.completed - a.completed || (a.id < b.id ? -1 : 1));
  return {
    days: days.map(({ date, sums }) => ({ date, ...toTotals(sums) })),
    totals: toTotals(addSums(days.map(({ sums }) => sums))),
    before: toTotals(addUp(quizzes.flatMap((quiz) => within(quiz.days, former)))),
    taken,
  };
}

export const topQuizzes = (taken: readonly TopQuiz[]): TopQuiz[] => taken.slice(0, MOST_TOP);
