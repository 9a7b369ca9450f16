import { putRetentionLook } from '../_data/due-work.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { now } from '../_platform/clock.ts';

/** Long enough for the change to be written, retries and all, before the sweep looks. */
const MINUTE = 60_000;

/**
 * Has it looked at what a published quiz keeps, where this change says something new of it. Comes before the change is
 * written: a look for nothing does nothing, and none is missing.
 */
export async function noteRetention(before: Quiz, after: Quiz): Promise<void> {
  const [was, is] = [before, after].map(({ version, settings }) =>
    version > 0 ? settings.retentionMonths : 0,
  );
  if (was !== is) await putRetentionLook(after.id, now() + MINUTE);
}
