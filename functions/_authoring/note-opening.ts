import { minuteBucket } from '@quizhall/shared/rules/deadline';
import { openingAfter, type OpeningFacts } from '@quizhall/shared/rules/opening';
import { putDue } from '../_data/due-work.ts';
import { now } from '../_platform/clock.ts';

const MINUTE = 60_000;

/** Has those who wait for a quiz looked for in the first sweep after this instant (epoch ms). */
export const noteOpeningAt = (quizId: string, at: number): Promise<void> =>
  putDue(minuteBucket(at + MINUTE - 1), 'starts', [quizId]);

/**
 * Notes under its minute that a quiz opens, or at once where this change opens it. Comes before the change is written: a
 * note for nothing does nothing, and none is missing.
 */
export async function noteOpening(before: OpeningFacts, after: OpeningFacts & { id: string }): Promise<void> {
  const at = openingAfter(before, after, now());
  if (at !== undefined) await noteOpeningAt(after.id, at);
}
