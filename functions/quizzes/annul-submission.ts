import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { annul, standsAs } from '../_runs/intervene.ts';

export const handler = permittedEndpoint(quizzes.annulSubmission, async ({ params, body, user }) =>
  standsAs(await annul(params.id, { by: user.id, reason: body.reason })),
);
