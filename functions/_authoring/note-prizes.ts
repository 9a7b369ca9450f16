import { putPoolLook } from '../_data/due-work.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { now } from '../_platform/clock.ts';

/** Long enough for the change to be written, retries and all, before the sweep looks. */
const MINUTE = 60_000;

/**
 * Has it looked at the prize pool of a quiz, where this change says something new of when it is settled. Comes before the change is
 * written: a look for nothing does nothing, and none is missing.
 */
export async function notePrizes(before: Quiz, after: Quiz): Promise<void> {
  const endOf = ({ schedule, prizePool }: Quiz) =>
    prizePool.enabled && schedule.isScheduled ? schedule.endDate : undefined;
  if (endOf(before) !== endOf(after)) await putPoolLook(after.id, now() + MINUTE);
}
