import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { forceIn, standsAs } from '../../attempts/model/intervene.ts';

export const handler = permittedEndpoint(quizzes.finishSubmission, async ({ params, body, user, quiz }) =>
  standsAs(await forceIn(params.id, quiz, { by: user.id, reason: body.reason, isFinal: body.final })),
);
