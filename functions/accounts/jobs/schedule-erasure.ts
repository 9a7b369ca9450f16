import { createJob } from '../../platform/jobs/job-store.ts';
import { newJob, SYSTEM_JOB_OWNER } from '../../platform/jobs/new-job.ts';

/** Starts another erasure round for data that was in flight when the account was deleted. */
export async function scheduleErasure(userId: string): Promise<boolean> {
  await createJob(newJob('eraseAccount', SYSTEM_JOB_OWNER, { userId }).write);
  return true;
}
