import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { removeStartAlert } from '../model/start-alerts.ts';
import { endpoint } from '../../http/endpoint.ts';
import { getShownQuiz } from '../model/entry-card.ts';

export const handler = endpoint(attempts.dropStartAlert, async ({ params, user }) => {
  const { id } = await getShownQuiz(params.id);
  await removeStartAlert(id, user.id);
  return { asked: false };
});
