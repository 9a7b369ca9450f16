import { locale } from '@/lib/language.ts';
import { once } from '@/lib/once.ts';

const clocks = new Map<string, () => Intl.DateTimeFormat>();

/** Format of the local clock's parts in a time zone. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    once(
      () =>
        new Intl.DateTimeFormat('en-GB', {
          timeZone,
          hourCycle: 'h23',
          year: 'numeric',
          month: '2-digit',
          day: '2-digit',
          hour: '2-digit',
          minute: '2-digit',
        }),
    );
  clocks.set(timeZone, clock);
  return clock();
}

/** Formats an instant (epoch ms) as the value of `<input type="datetime-local">` in a time zone. */
export function toWall(at: number, timeZone: string): string {
  const parts = Object.fromEntries(
    clockIn(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts['year']}-${parts['month']}-${parts['day']}T${parts['hour']}:${parts['minute']}`;
}

/**
 * Parses a local time; undefined if invalid. A repeated hour resolves to the first, a skipped hour to the one after
 * it.
 */
export function fromWall(wall: string, timeZone: string): number | undefined {
  const asUtc = Date.parse(`${wall}Z`);
  if (wall === '' || Number.isNaN(asUtc)) return undefined;
  const offsetAt = (at: number) => Date.parse(`${toWall(at, timeZone)}Z`) - at;
  const candidates = [asUtc - offsetAt(asUtc - DAY), asUtc - offsetAt(asUtc + DAY)];
  return candidates.find((at) => toWall(at, timeZone) === wall) ?? Math.max(...candidates);
}
const DAY = 86_400_000;

/** Formats an instant in a time zone, which is named if it differs from the reader's. */
export function momentIn(iso: string, timeZone: string): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  const at = new Date(iso);
  const here = at.toLocaleString(locale, style);
  const there = at.toLocaleString(locale, { ...style, timeZone });
  return here === there ? there : `${there} (${zoneTitle(timeZone)})`;
}

/** Returns the display name of a time zone such as `Europe/London`. */
export const zoneTitle = (timeZone: string): string => timeZone.replaceAll('_', ' ');
