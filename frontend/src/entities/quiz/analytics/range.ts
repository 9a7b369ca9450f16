import { addDaysTo, daysLong, MOST_DAYS } from '@quizhall/shared/rules/quizzes/creator-analytics';
import { choice, type Filter, type FilterValues } from '@/lib/list/filters.ts';

/** Days of whoever counts them, in UTC or in an organization's time zone; both ends included. */
export interface Range {
  from: string;
  to: string;
}

export const RANGES = ['7', '30', '90', 'year', 'own'] as const;

const day: Filter<string> = {
  initial: '',
  kind: 'choice',
  read: (text) => (text && isDay(text) ? text : ''),
};

/** What the address says of the range. */
export const RANGE_FILTERS = { range: choice(RANGES, '30'), from: day, to: day };
type RangeFilters = FilterValues<typeof RANGE_FILTERS>;

const LENGTHS = { '7': 7, '30': 30, '90': 90, year: 365 } as const;

export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export const todayInUtc = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** What is wrong with own dates; undefined: nothing. */
export function problemOf({ from, to }: Range): 'missing' | 'order' | 'length' | undefined {
  if (!isDay(from) || !isDay(to)) return 'missing';
  const length = daysLong({ from, to });
  if (length < 1) return 'order';
  return length > MOST_DAYS ? 'length' : undefined;
}

/** The days that are meant; own dates that are no range give the usual one. */
export function rangeOf({ range, from, to }: RangeFilters, today: string): Range {
  if (range === 'own' && problemOf({ from, to }) === undefined) return { from, to };
  return { from: addDaysTo(today, 1 - LENGTHS[range === 'own' ? '30' : range]), to: today };
}
