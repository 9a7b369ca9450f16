import { users } from '@quizhall/shared/contract/users';
import { beginRun } from '../_data/runs.ts';
import { exportKey } from '../_files/exports.ts';
import { endpoint } from '../_http/endpoint.ts';
import { randomText } from '../_platform/random.ts';
import { newRunOf } from '../_runs/start.ts';

export const handler = endpoint(users.beginTakeout, async ({ user: { id: userId } }) => {
  const { runId, write } = newRunOf('takeout', userId, { userId, key: exportKey(userId, randomText(24)) });
  await beginRun(write);
  return { runId };
});
