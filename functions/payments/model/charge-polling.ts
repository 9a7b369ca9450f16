import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { newDue, putDue } from '../../attempts/model/due-work.ts';
import { now } from '../../platform/clock.ts';

/** Nothing was heard of a charge for so long: the provider is asked. Long enough for a payer to find their phone. */
const SILENCE_MS = 30 * 60_000;
/** Looks that follow a look fall on instants so far apart: one that fails each minute adds no note each minute. */
const GRID_MS = 15 * 60_000;

/** The write that has a charge asked about, if nothing is heard of it until then. */
export const newLook = (chargeId: string) => newDue(minuteBucket(now() + SILENCE_MS), 'payments', [chargeId]);

/** Has a charge asked about once more, in a quarter of an hour at the earliest and within half an hour. */
export function putNextLook(chargeId: string): Promise<void> {
  const at = now() + SILENCE_MS;
  return putDue(minuteBucket(at - (at % GRID_MS)), 'payments', [chargeId]);
}
