import { quizzes } from '@quizhall/shared/contract/quizzes';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { receivedPayment } from '../_payments/received.ts';
import { refundEntry } from '../_payments/refund-entry.ts';
import { refundedFinish } from '../_taking/finish.ts';

export const handler = permittedEndpoint(quizzes.refundEntry, async ({ quiz, user, params }) => ({
  payment: await receivedPayment(
    await refundEntry(quiz.id, params.paymentId, { by: user.id, endAttempt: refundedFinish }),
  ),
}));
