import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { reinstate, standsAs } from '../../attempts/model/intervene.ts';

export const handler = permittedEndpoint(quizzes.reinstateSubmission, async ({ params, body, user, quiz }) =>
  standsAs(await reinstate(params.id, quiz, { by: user.id, reason: body.reason })),
);
