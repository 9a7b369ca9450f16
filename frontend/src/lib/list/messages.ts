import { translated } from '../language.ts';
import { formatNumber } from '@/lib/format.ts';

/** What a list whose rows can be selected says by itself. */
export const LIST_MESSAGES = translated('list', {
  selectAll: 'Select all',
  selected: (count: number) => `${formatNumber(count)} selected`,
  select: (name: string) => `Select ${name}`,
});
