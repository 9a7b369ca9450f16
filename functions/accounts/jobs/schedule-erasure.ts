import { createJob } from '../../platform/jobs/job-store.ts';
import { newJob, SYSTEM_JOB_OWNER } from '../../platform/jobs/new-job.ts';

/** Looks once more for what is left of somebody whose account was deleted: what was on its way then. */
export async function lookAtErasure(userId: string): Promise<boolean> {
  await createJob(newJob('eraseAccount', SYSTEM_JOB_OWNER, { userId }).write);
  return true;
}
