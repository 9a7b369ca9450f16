import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { toReceivedPayment } from '../use-cases/received-payment.ts';
import { refundEntry } from '../use-cases/refund-entry.ts';
import { refundedFinish } from '../../attempts/model/finish-attempt.ts';

export const handler = permittedEndpoint(quizzes.refundEntry, async ({ quiz, user, params }) => ({
  payment: await toReceivedPayment(
    await refundEntry(quiz.id, params.paymentId, { by: user.id, endAttempt: refundedFinish }),
  ),
}));
