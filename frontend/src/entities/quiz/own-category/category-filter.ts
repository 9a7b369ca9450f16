import type { Filter } from '@/lib/list/filters.ts';

/** The id of one of an organization's own categories in an address; what is none is all of them. */
export const CATEGORY_FILTER: Filter<string> = {
  initial: '',
  kind: 'choice',
  read: (text) => (text && /^c_[A-Za-z0-9]{12}$/.test(text) ? text : ''),
};
