import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { detailsOf } from '../../attempts/model/submission-details.ts';
import { submissionPdf } from '../../attempts/model/submission-sheet.ts';
import { loadSubmission } from '../../attempts/model/attempt-ticket.ts';

export const handler = permittedEndpoint(quizzes.downloadSubmission, async ({ params, quiz }) => ({
  bytes: await submissionPdf(await detailsOf(await loadSubmission(params.id), quiz)),
  contentType: 'application/pdf',
  fileName: `${params.id}.pdf`,
}));
