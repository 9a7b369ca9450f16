import { createJob } from '../../platform/jobs/job-store.ts';
import { now } from '../../platform/clock.ts';
import { newJob, SYSTEM_JOB_OWNER } from '../../platform/jobs/new-job.ts';

/** Has the record of a proven domain looked for in the background: a name server takes its time, and a sweep has none. */
export async function lookAtDomain(ref: string): Promise<boolean> {
  await createJob(newJob('domainProof', SYSTEM_JOB_OWNER, { ref, at: now() }).write);
  return true;
}
