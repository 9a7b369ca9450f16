import { createJob } from '../../platform/jobs/job-store.ts';
import { now } from '../../platform/clock.ts';
import { newJob, SYSTEM_JOB_OWNER } from '../../platform/jobs/new-job.ts';

/** Starts a background check of a verified domain's record. */
export async function scheduleDomainCheck(ref: string): Promise<boolean> {
  await createJob(newJob('domainProof', SYSTEM_JOB_OWNER, { ref, at: now() }).write);
  return true;
}
