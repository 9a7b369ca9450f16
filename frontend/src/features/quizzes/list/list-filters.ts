import { QUIZ_FILTERS, QUIZ_SORTS } from '@quizhall/shared/model/enums';
import { choice, type FilterValues, order, typed } from '@/lib/list/filters.ts';

/** Filters of the list with their URL parameters. */
export const LIST_FILTERS = {
  q: typed(),
  scope: choice(['own', 'shared'], 'own'),
  status: choice(QUIZ_FILTERS, 'all'),
  sort: order(QUIZ_SORTS, 'recent'),
};

export type ListFilters = FilterValues<typeof LIST_FILTERS>;
