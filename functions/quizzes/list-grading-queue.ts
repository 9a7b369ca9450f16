import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { queuePage } from '../_taking/grading-queue.ts';
import { readPlace } from '../_taking/waiting.ts';

export const handler = permittedEndpoint(quizzes.listGradingQueue, async ({ quiz, query: { cursor } }) =>
  queuePage(quiz, cursor === undefined ? undefined : readPlace(cursor)),
);
