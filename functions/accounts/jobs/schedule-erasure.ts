import { beginRun } from '../../platform/jobs/job-store.ts';
import { newRunOf, UNASKED } from '../../platform/jobs/new-job.ts';

/** Looks once more for what is left of somebody whose account was deleted: what was on its way then. */
export async function lookAtErasure(userId: string): Promise<boolean> {
  await beginRun(newRunOf('eraseAccount', UNASKED, { userId }).write);
  return true;
}
