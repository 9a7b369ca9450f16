import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { reinstate, standsAs } from '../_runs/intervene.ts';

export const handler = permittedEndpoint(quizzes.reinstateSubmission, async ({ params, body, user, quiz }) =>
  standsAs(await reinstate(params.id, quiz, { by: user.id, reason: body.reason })),
);
