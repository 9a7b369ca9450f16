import { quizzes } from '@quizhall/shared/contract/quizzes';
import { listEntryCharges } from '../_data/charges.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { receivedPayment } from '../_payments/received.ts';

export const handler = permittedEndpoint(quizzes.listEntryPayments, async ({ quiz, query }) => {
  const { charges, next } = await listEntryCharges(quiz.id, { limit: query.limit, after: query.cursor });
  return { title: quiz.title, payments: await Promise.all(charges.map(receivedPayment)), nextCursor: next };
});
