import { locale } from '@/lib/language.ts';
const two = (number: number) => String(number).padStart(2, '0');

/** ISO instant to what `<input type="datetime-local">` shows in the viewer's zone; '' for none or an invalid one. */
export function toLocalInput(iso: string | undefined): string {
  const date = new Date(iso ?? '');
  if (Number.isNaN(date.getTime())) return '';
  const day = [String(date.getFullYear()).padStart(4, '0'), two(date.getMonth() + 1), two(date.getDate())];
  return `${day.join('-')}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The way back: a local wall time to an ISO instant. */
export function fromLocalInput(local: string): string | undefined {
  const date = new Date(local);
  return local === '' || Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}

/** The viewer's zone as people read it: "Central European Standard Time". */
export function zoneName(at = new Date()): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZoneName: 'long' }).formatToParts(at);
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? 'local time';
}
