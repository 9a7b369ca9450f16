import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { reopen, standsAs } from '../../attempts/model/intervene.ts';

export const handler = permittedEndpoint(quizzes.reopenSubmission, async ({ params, body, user }) =>
  standsAs(await reopen(params.id, body.minutes, { by: user.id, reason: body.reason })),
);
