import type { AnalyticsDay } from '@quizhall/shared/model/quizzes/creator-analytics';

/** What one column stands for: a day, or several where there are too many for columns of their own. */
export interface Column {
  from: string;
  to: string;
  attempts: number;
  /** Percent; undefined where nothing is graded. */
  passRate: number | undefined;
}

/** More are thinner than a finger's line on a phone. */
const MOST_COLUMNS = 62;
const WEEK = 7;

/** The columns of a chart: days, or weeks counted back from the last day. */
export function columnsOf(days: readonly AnalyticsDay[]): Column[] {
  const width = days.length > MOST_COLUMNS ? WEEK : 1;
  const first = days.length % width;
  const starts = first > 0 ? [0] : [];
  for (let at = first; at < days.length; at += width) starts.push(at);
  return starts.map((at, n) => columnOf(days.slice(at, starts[n + 1] ?? days.length)));
}

function columnOf(days: readonly AnalyticsDay[]): Column {
  const sum = (name: 'attempts' | 'completed' | 'waiting' | 'passed') =>
    days.reduce((total, one) => total + one[name], 0);
  const graded = sum('completed') - sum('waiting');
  return {
    from: days[0]?.date ?? '',
    to: days.at(-1)?.date ?? '',
    attempts: sum('attempts'),
    passRate: graded > 0 ? (100 * sum('passed')) / graded : undefined,
  };
}

/** 0 to a round number that holds the most, whose half is a whole number, too: 2, 4, 10, 20, 50, 100, 200 … */
export function scaleOf(values: readonly number[]): number {
  const most = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  const steps = power === 1 ? [2, 4, 10] : [1, 2, 5, 10];
  return steps.map((step) => step * power).find((top) => top >= most) ?? most;
}

/** The days as a table for spreadsheets; every value is a number or a date of ours. */
export const toCsv = (days: readonly AnalyticsDay[]): string =>
  [
    'date,attempts,completed,waiting,passed,average_score,pass_rate',
    ...days.map((one) =>
      [
        one.date,
        one.attempts,
        one.completed,
        one.waiting,
        one.passed,
        one.averageScore ?? '',
        one.passRate ?? '',
      ].join(','),
    ),
    '',
  ].join('\r\n');
