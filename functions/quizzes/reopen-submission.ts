import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { reopen, standsAs } from '../_runs/intervene.ts';

export const handler = permittedEndpoint(quizzes.reopenSubmission, async ({ params, body, user }) =>
  standsAs(await reopen(params.id, body.minutes, { by: user.id, reason: body.reason })),
);
