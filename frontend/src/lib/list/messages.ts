import { locale } from '@/lib/language.ts';
import { translated } from '../language.ts';

/** What a list whose rows can be selected says by itself. */
export const LIST_MESSAGES = translated('list', {
  selectAll: 'Select all',
  selected: (count: number) => `${count.toLocaleString(locale)} selected`,
  select: (name: string) => `Select ${name}`,
});
