import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { detailsOf } from '../_taking/details.ts';
import { submissionPdf } from '../_taking/submission-sheet.ts';
import { loadAttempt } from '../_taking/ticket.ts';

export const handler = permittedEndpoint(quizzes.downloadSubmission, async ({ params, quiz }) => ({
  bytes: await submissionPdf(await detailsOf(await loadAttempt(params.id), quiz)),
  contentType: 'application/pdf',
  fileName: `${params.id}.pdf`,
}));
