import { runs } from '@quizhall/shared/contract/runs';
import { getRun } from '../../platform/jobs/job-store.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(runs.getRun, async ({ params, user }) => {
  const run = await getRun({ ownerId: user.id, id: params.id });
  if (!run) throw new AppError('NOT_FOUND');
  return run;
});
