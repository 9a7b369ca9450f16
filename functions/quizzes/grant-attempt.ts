import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { grant, standsAs } from '../_runs/intervene.ts';

export const handler = permittedEndpoint(quizzes.grantAttempt, async ({ params, user, quiz }) =>
  standsAs(await grant(params.id, quiz, { by: user.id })),
);
