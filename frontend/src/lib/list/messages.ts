import { text } from '@quizhall/shared/i18n';
import { catalogue } from '../language.ts';

/** Default messages of lists with selectable rows. */
export const LIST_MESSAGES = catalogue('list', {
  selectAll: 'Select all',
  selected: text<{ count: number }>('{count, number} selected'),
  select: text<{ name: string }>('Select {name}'),
});
