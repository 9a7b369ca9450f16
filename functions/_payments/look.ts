import { minuteBucket } from '@quizhall/shared/rules/deadline';
import { newDue } from '../_data/due-work.ts';
import { now } from '../_platform/clock.ts';

/** Nothing was heard of a charge for so long: the provider is asked. Long enough for a payer to find their phone. */
const SILENCE_MS = 30 * 60_000;

/** The write that has a charge asked about, if nothing is heard of it until then. */
export const newLook = (chargeId: string) => newDue(minuteBucket(now() + SILENCE_MS), 'payments', [chargeId]);
