import { openingAfter, type OpeningFacts } from '@quizhall/shared/rules/quizzes/start-time';
import { putStart } from '../../attempts/model/due-work.ts';
import { now } from '../../platform/clock.ts';

/** Long enough for the change that opens a quiz to be written, retries and all, before the sweep looks. */
const MINUTE = 60_000;

/**
 * Notes under its minute that a quiz opens; at the earliest in a minute, also where this change opens it at once. Comes
 * before the change is written: a note for nothing does nothing, and none is missing.
 */
export async function scheduleOpening(
  before: OpeningFacts,
  after: OpeningFacts & { id: string },
): Promise<void> {
  const at = openingAfter(before, after, now());
  if (at !== undefined) await putStart(after.id, Math.max(at, now() + MINUTE));
}
