import { runs } from '@quizhall/shared/contract/runs';
import { getJob } from '../../platform/jobs/job-store.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(runs.getRun, async ({ params, user }) => {
  const run = await getJob({ ownerId: user.id, id: params.id });
  if (!run) throw new AppError('NOT_FOUND');
  return run;
});
