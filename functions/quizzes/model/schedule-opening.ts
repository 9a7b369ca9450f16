import { openingAfter, type OpeningFacts } from '@quizhall/shared/rules/quizzes/start-time';
import { putStart } from '../../attempts/model/due-work.ts';
import { now } from '../../platform/clock.ts';

/** Long enough for the change that opens a quiz to be written, retries and all, before the sweep looks. */
const MINUTE = 60_000;

/**
 * Schedules the notification of an opening quiz, at the earliest in a minute. Called before the change is
 * stored, because a schedule without a change does nothing.
 */
export async function scheduleOpening(
  before: OpeningFacts,
  after: OpeningFacts & { id: string },
): Promise<void> {
  const at = openingAfter(before, after, now());
  if (at !== undefined) await putStart(after.id, Math.max(at, now() + MINUTE));
}
