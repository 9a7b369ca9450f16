import { beginRun } from '../_data/runs.ts';
import { now } from '../_platform/clock.ts';
import { newRunOf, UNASKED } from './start.ts';

/** Has the record of a proven domain looked for in the background: a name server takes its time, and a sweep has none. */
export async function lookAtDomain(ref: string): Promise<boolean> {
  await beginRun(newRunOf('domainProof', UNASKED, { ref, at: now() }).write);
  return true;
}
