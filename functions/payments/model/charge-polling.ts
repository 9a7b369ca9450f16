import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { newDue, putDue } from '../../attempts/model/due-work.ts';
import { now } from '../../platform/clock.ts';

/** Nothing was heard of a charge for so long: the provider is asked. Long enough for a payer to find their phone. */
const SILENCE_MS = 30 * 60_000;
/** Looks that follow a look fall on instants so far apart: one that fails each minute adds no note each minute. */
const GRID_MS = 15 * 60_000;

/** The put that schedules a poll of the provider if no webhook arrives until then. */
export const chargePollItem = (chargeId: string) =>
  newDue(minuteBucket(now() + SILENCE_MS), 'payments', [chargeId]);

/** Schedules another poll in 15 to 30 minutes. */
export function scheduleChargePoll(chargeId: string): Promise<void> {
  const at = now() + SILENCE_MS;
  return putDue(minuteBucket(at - (at % GRID_MS)), 'payments', [chargeId]);
}
