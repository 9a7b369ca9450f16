import { locale } from '@/lib/language.ts';

/** A day of UTC as the reader writes days, whatever their zone. */
export const formatDay = (day: string): string =>
  day ? new Date(day).toLocaleDateString(locale, { dateStyle: 'medium', timeZone: 'UTC' }) : '';
