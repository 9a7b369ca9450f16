import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { forceIn, standsAs } from '../_runs/intervene.ts';

export const handler = permittedEndpoint(quizzes.finishSubmission, async ({ params, body, user, quiz }) =>
  standsAs(await forceIn(params.id, quiz, { by: user.id, reason: body.reason, isFinal: body.final })),
);
