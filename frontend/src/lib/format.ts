/** Everything a person reads as a date, a number or a time goes through here: the viewer's zone and locale. */

type Moment = string | number | Date;

const date = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const dateTime = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const number = new Intl.NumberFormat();
const percent = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 });
const unit = (name: 'hour' | 'minute' | 'second') =>
  new Intl.NumberFormat(undefined, { style: 'unit', unit: name, unitDisplay: 'short' });
const UNITS = [
  [3_600, unit('hour')],
  [60, unit('minute')],
  [1, unit('second')],
] as const;
const relative = new Intl.RelativeTimeFormat(undefined, { numeric: 'auto' });
const STEPS = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

export const formatDate = (moment: Moment): string => date.format(new Date(moment));
export const formatDateTime = (moment: Moment): string => dateTime.format(new Date(moment));
export const formatNumber = (value: number): string => number.format(value);

/** @param value 0 to 100, as the API has it */
export const formatPercent = (value: number): string => percent.format(value / 100);

/** A length of time in at most its two largest units: `1 hr 5 min`, `12 min 30 sec`. */
export function formatDuration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const parts = UNITS.map(([size, format], index) => {
    const above = UNITS[index - 1]?.[0];
    const value = Math.floor((above ? whole % above : whole) / size);
    return { value, text: format.format(value) };
  });
  const first = parts.findIndex(({ value }) => value > 0);
  if (first < 0) return parts[2]?.text ?? '';
  const shown = parts.slice(first, first + 2).filter(({ value }) => value > 0);
  return shown.map(({ text }) => text).join(' ');
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Running time as a clock shows it: `4:05`, `1:02:09`. */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const minutes = Math.floor(whole / 60) % 60;
  const hours = Math.floor(whole / 3_600);
  return hours ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/** `3 days ago`, `in 2 hours`; under a minute it is now. */
export function formatRelative(moment: Moment, now: number = Date.now()): string {
  const seconds = (new Date(moment).getTime() - now) / 1_000;
  const step = STEPS.find(([, size]) => Math.abs(seconds) >= size);
  return step ? relative.format(Math.trunc(seconds / step[1]), step[0]) : relative.format(0, 'second');
}
