import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { queuePage } from '../use-cases/grading-queue.ts';
import { readPlace } from '../../attempts/model/pending-submissions.ts';

export const handler = permittedEndpoint(quizzes.listGradingQueue, async ({ quiz, query: { cursor } }) =>
  queuePage(quiz, cursor === undefined ? undefined : readPlace(cursor)),
);
