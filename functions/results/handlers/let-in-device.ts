import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { endpoint } from '../../http/endpoint.ts';
import { admitByReceipt } from '../../payments/model/guest-receipt-link.ts';
import { getPayerKey } from '../../payments/model/payer.ts';
import { AppError } from '../../platform/errors.ts';
import { getShownQuiz } from '../../attempts/model/entry-card.ts';

export const handler = endpoint(quizzes.letInDevice, async ({ params, body: { token, deviceId }, user }) => {
  const payer = await getPayerKey({ user, deviceId });
  if (!payer)
    throw new AppError('INVALID_INPUT', { errors: { deviceId: 'Please send the id of this device' } });
  const { id, code } = await getShownQuiz(params.id);
  await admitByReceipt(id, token, payer);
  return { code };
});
