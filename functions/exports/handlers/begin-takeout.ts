import { users } from '@quizhall/shared/contract/accounts/users';
import { createJob } from '../../platform/jobs/job-store.ts';
import { exportKey } from '../../platform/storage/export-key.ts';
import { endpoint } from '../../http/endpoint.ts';
import { randomText } from '../../platform/security/random.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

export const handler = endpoint(users.beginTakeout, async ({ user: { id: userId } }) => {
  const { runId, write } = newJob('takeout', userId, { userId, key: exportKey(userId, randomText(24)) });
  await createJob(write);
  return { runId };
});
