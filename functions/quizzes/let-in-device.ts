import { quizzes } from '@quizhall/shared/contract/quizzes';
import { endpoint } from '../_http/endpoint.ts';
import { letIn } from '../_payments/let-in.ts';
import { payerOf } from '../_payments/payer.ts';
import { AppError } from '../_platform/errors.ts';
import { getShownQuiz } from '../_taking/entry-card.ts';

export const handler = endpoint(quizzes.letInDevice, async ({ params, body: { token, deviceId }, user }) => {
  const payer = await payerOf({ user, deviceId });
  if (!payer)
    throw new AppError('INVALID_INPUT', { errors: { deviceId: 'Please send the id of this device' } });
  const { id, code } = await getShownQuiz(params.id);
  await letIn(id, token, payer);
  return { code };
});
