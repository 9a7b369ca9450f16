import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { detailsOf } from '../_taking/details.ts';
import { loadSubmission } from '../_taking/ticket.ts';

export const handler = permittedEndpoint(quizzes.getSubmissionDetails, async ({ params, quiz }) =>
  detailsOf(await loadSubmission(params.id), quiz),
);
