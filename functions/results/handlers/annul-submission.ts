import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { annul, standsAs } from '../../attempts/model/intervene.ts';

export const handler = permittedEndpoint(quizzes.annulSubmission, async ({ params, body, user }) =>
  standsAs(await annul(params.id, { by: user.id, reason: body.reason })),
);
