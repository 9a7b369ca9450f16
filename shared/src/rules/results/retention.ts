/** How long a quiz keeps what is handed in; times in epoch ms, calendar months in UTC. */
const DAY_MS = 86_400_000;

/** So long before a deletion its owner is told. */
export const ANNOUNCED_MS = 14 * DAY_MS;

const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * Everything handed in up to this instant has been kept for so many months at `at`. Where that month is shorter, all of
 * it has: on the 31st of March that is February to its end.
 */
export function keptSince(at: number, months: number): number {
  const date = new Date(at);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() - months, date.getUTCDate()];
  const isThere = day <= daysIn(year, month);
  return isThere ? Date.UTC(year, month, day) + (at % DAY_MS) : Date.UTC(year, month + 1, 1) - 1;
}

/** The first instant at which what was handed in then has been kept for so many months. */
export function deletableAt(handedInAt: number, months: number): number {
  const date = new Date(handedInAt);
  const [year, month, day] = [date.getUTCFullYear(), date.getUTCMonth() + months, date.getUTCDate()];
  const isThere = day <= daysIn(year, month);
  return isThere ? Date.UTC(year, month, day) + (handedInAt % DAY_MS) : Date.UTC(year, month + 1, 1);
}

/** A deletion that is announced now, or as soon as `announceAt` comes. */
export interface Deletion {
  announceAt: number;
  deleteAt: number;
  /** Everything handed in up to then goes. */
  until: number;
}

/** The next deletion of a quiz whose oldest submission was handed in then: never sooner than it was announced for. */
export function nextDeletion(oldest: number, months: number, now: number): Deletion {
  const due = deletableAt(oldest, months);
  const announceAt = due - ANNOUNCED_MS;
  const deleteAt = Math.max(due, Math.max(announceAt, now) + ANNOUNCED_MS);
  return { announceAt, deleteAt, until: keptSince(deleteAt, months) };
}

/** Whether a quiz that kept things for `before` months deletes more with `after`; 0 keeps them for ever. */
export const isStricter = (before: number, after: number): boolean =>
  after > 0 && (before === 0 || after < before);
