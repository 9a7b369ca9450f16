import { durationFormat, splitSeconds } from '@quizhall/shared/rules/duration-format';
import { percentFormat } from '@quizhall/shared/rules/percent-format';
import { FORMAT_MESSAGES } from './format-messages.ts';
import { locale } from './language.ts';
import { once } from './once.ts';

/** Timestamp from the API (UTC ISO 8601) or the browser. */
type Moment = string | number | Date;

const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** Formats dates, numbers and durations for display. Default locale: the viewer's. */
export function createFormats(locale?: string) {
  const date = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
  const dateTime = once(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }));
  const time = once(() => new Intl.DateTimeFormat(locale, { timeStyle: 'short' }));
  const number = once(() => new Intl.NumberFormat(locale));
  const rating = once(
    () => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const percent = once(() => percentFormat(locale));
  const money = once(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }));
  const relative = once(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const duration = once(() => durationFormat(locale));
  return {
    formatDate: (moment: Moment): string => date().format(new Date(moment)),
    formatDateTime: (moment: Moment): string => dateTime().format(new Date(moment)),
    formatTime: (moment: Moment): string => time().format(new Date(moment)),
    formatNumber: (value: number): string => number().format(value),
    formatRating: (value: number): string => rating().format(value),

    /** @param value 0 to 100, as the API has it */
    formatPercent: (value: number): string => percent()(value),

    /** @param value US dollars, the currency of every price */
    formatMoney: (value: number): string => money().format(value),

    /** Formats a duration in at most its two largest units: `1 hr 5 min`, `12 min 30 sec`. */
    formatDuration: (seconds: number): string => duration()(seconds),

    /** Formats a relative time: `3 days ago`, `in 2 hours`; `now` under a minute. */
    formatRelative: (moment: Moment, now: number = Date.now()): string => {
      const seconds = (new Date(moment).getTime() - now) / 1_000;
      const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
      return step
        ? relative().format(Math.trunc(seconds / step[1]), step[0])
        : relative().format(0, 'second');
    },
  };
}

type Formats = ReturnType<typeof createFormats>;

const known = new Map<string | undefined, Formats>();

/** Returns the formats of the current page's locale. */
function formats(): Formats {
  const made = known.get(locale) ?? createFormats(locale);
  known.set(locale, made);
  return made;
}

export const formatDate: Formats['formatDate'] = (...args) => formats().formatDate(...args);
export const formatDateTime: Formats['formatDateTime'] = (...args) => formats().formatDateTime(...args);
export const formatTime: Formats['formatTime'] = (...args) => formats().formatTime(...args);
export const formatNumber: Formats['formatNumber'] = (...args) => formats().formatNumber(...args);
export const formatRating: Formats['formatRating'] = (...args) => formats().formatRating(...args);
export const formatPercent: Formats['formatPercent'] = (...args) => formats().formatPercent(...args);
export const formatMoney: Formats['formatMoney'] = (...args) => formats().formatMoney(...args);
export const formatDuration: Formats['formatDuration'] = (...args) => formats().formatDuration(...args);
export const formatRelative: Formats['formatRelative'] = (...args) => formats().formatRelative(...args);

/** Formats the age of a past event. Never in the future, even if the device's clock is wrong. */
export const formatAgo = (moment: Moment, now: number = Date.now()): string =>
  now - new Date(moment).getTime() < 60_000 ? FORMAT_MESSAGES.justNow : formatRelative(moment, now);

/** Time of day for messages: Spanish uses a different article for one o’clock. */
export function timeValues(moment: Moment | undefined): { time: string; clock: 'unknown' | 'one' | 'other' } {
  const time = moment ? formatTime(moment) : '';
  return { time, clock: !time ? 'unknown' : /^0?1\b/.test(time) ? 'one' : 'other' };
}

/** Formats a duration as a clock: `4:05`, `1:02:09`. */
export function formatClock(seconds: number): string {
  const [hours, minutes, rest] = splitSeconds(Math.floor(seconds));
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const two = (value: number): string => String(value).padStart(2, '0');
