import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { grant, standsAs } from '../../attempts/model/intervene.ts';

export const handler = permittedEndpoint(quizzes.grantAttempt, async ({ params, user, quiz }) =>
  standsAs(await grant(params.id, quiz, { by: user.id })),
);
