import { runs } from '@quizhall/shared/contract/runs';
import { getRun } from '../_data/runs.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(runs.getRun, async ({ params, user }) => {
  const run = await getRun({ ownerId: user.id, id: params.id });
  if (!run) throw new AppError('NOT_FOUND');
  return run;
});
