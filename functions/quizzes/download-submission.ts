import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { detailsOf } from '../_taking/details.ts';
import { submissionPdf } from '../_taking/submission-sheet.ts';
import { loadSubmission } from '../_taking/ticket.ts';

export const handler = permittedEndpoint(quizzes.downloadSubmission, async ({ params, quiz }) => ({
  bytes: await submissionPdf(await detailsOf(await loadSubmission(params.id), quiz)),
  contentType: 'application/pdf',
  fileName: `${params.id}.pdf`,
}));
