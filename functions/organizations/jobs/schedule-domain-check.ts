import { beginRun } from '../../platform/jobs/job-store.ts';
import { now } from '../../platform/clock.ts';
import { newRunOf, UNASKED } from '../../platform/jobs/new-job.ts';

/** Has the record of a proven domain looked for in the background: a name server takes its time, and a sweep has none. */
export async function lookAtDomain(ref: string): Promise<boolean> {
  await beginRun(newRunOf('domainProof', UNASKED, { ref, at: now() }).write);
  return true;
}
