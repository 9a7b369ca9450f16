import { percentFormat } from '@quizhall/shared/rules/percent-format';
import { LOCALES, perLanguage } from './messages.ts';

/** Dates, numbers and money in a locale. Days and times are those of UTC. */
function formatsIn(locale: string) {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' });
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' });
  return {
    /** @param at epoch ms */
    day: (at: number): string => day.format(at),
    /** @param at epoch ms */
    time: (at: number): string => `${time.format(at)} UTC`,
    /** A time in a time zone, which is named. @param at epoch ms */
    moment: (at: number, timeZone: string): string => {
      const zoned = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
      return `${zoned.format(at)} (${timeZone.replaceAll('_', ' ')})`;
    },
    /** @param value 80 for 80% */
    percent: percentFormat(locale),
    money: (cents: number): string => dollars.format(cents / 100),
  };
}

export const NUMBER_FORMATS = perLanguage((language) => formatsIn(LOCALES[language]));
