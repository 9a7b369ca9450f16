import { QUIZ_STATUSES } from '@quizhall/shared/model/enums';
import { COMPARISON_SORTS } from '@quizhall/shared/rules/results/quiz-comparison';
import { choice, type Filter, type FilterValues, order, typed } from '@/lib/list/filters.ts';

export const STATUSES = ['all', ...QUIZ_STATUSES] as const;
/** More series than a chart can tell apart. */
export const MOST_CHOSEN = 4;
export const FEWEST_CHOSEN = 2;

/** Ids with dots between them, each once. */
const chosen: Filter<string> = {
  initial: '',
  kind: 'order',
  read: (text) => writeChosen((text ?? '').split('.').filter((id) => /^q_[A-Za-z0-9]{16}$/.test(id))),
};

/** What the address says: search, status, order, which quizzes are chosen, and whether those are shown. */
export const COMPARE_FILTERS = {
  q: typed(),
  status: choice(STATUSES, 'all'),
  sort: order(COMPARISON_SORTS, '-responses'),
  quizzes: chosen,
  view: order(['list', 'side'], 'list'),
};
export type CompareFilters = FilterValues<typeof COMPARE_FILTERS>;

export const readChosen = (text: string): string[] => text.split('.').filter(Boolean);
export const writeChosen = (ids: readonly string[]): string =>
  [...new Set(ids)].slice(0, MOST_CHOSEN).join('.');

/** With this one or without it; a fifth one changes nothing. */
export function toggled(ids: readonly string[], id: string): string[] {
  if (ids.includes(id)) return ids.filter((one) => one !== id);
  return ids.length < MOST_CHOSEN ? [...ids, id] : [...ids];
}
