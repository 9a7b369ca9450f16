import { RESULT_OUTCOMES, RESULT_SORTS } from '@quizhall/shared/model/enums';
import { choice, type FilterValues, order, typed } from '@/lib/list/filters.ts';

export const OUTCOMES = ['all', ...RESULT_OUTCOMES] as const;

/** How far back, in days. */
const DAYS = { all: undefined, week: 7, month: 30, year: 365 } as const;
export const PERIODS = ['all', 'week', 'month', 'year'] as const;

/** The filters of the list by their names in the address. */
export const RESULT_FILTERS = {
  q: typed(),
  outcome: choice(OUTCOMES, 'all'),
  period: choice(PERIODS, 'all'),
  sort: order(RESULT_SORTS, 'recent'),
};

export type ResultFilters = FilterValues<typeof RESULT_FILTERS>;

/** What the server is asked for them; `now` in epoch ms. A period is of whole days, so that it is one question all day. */
export function resultQuery({ q, outcome, period, sort }: ResultFilters, now: number) {
  const days = DAYS[period];
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  return {
    ...(q && { search: q }),
    ...(outcome !== 'all' && { outcome }),
    ...(days !== undefined && { from: new Date(midnight - days * 86_400_000).toISOString() }),
    ...(sort !== 'recent' && { sort }),
  };
}
