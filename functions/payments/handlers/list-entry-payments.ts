import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { listEntryCharges } from '../model/charge-store.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { toReceivedPayment } from '../use-cases/received-payment.ts';

export const handler = permittedEndpoint(quizzes.listEntryPayments, async ({ quiz, query }) => {
  const { charges, next } = await listEntryCharges(quiz.id, { limit: query.limit, after: query.cursor });
  return { title: quiz.title, payments: await Promise.all(charges.map(toReceivedPayment)), nextCursor: next };
});
