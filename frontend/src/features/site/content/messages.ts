import { formatDay } from './model/format-day.ts';

/** Texts around the text of a page. */
export const messages = {
  updated: (day: string) => `Updated ${formatDay(day)}`,
  contents: 'On this page',
  linkTo: 'Link to this section',
} as const;
