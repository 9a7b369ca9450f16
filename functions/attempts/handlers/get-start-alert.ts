import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { hasStartAlert } from '../model/start-alerts.ts';
import { endpoint } from '../../http/endpoint.ts';
import { getShownQuiz } from '../model/entry-card.ts';

export const handler = endpoint(attempts.getStartAlert, async ({ params, user }) => {
  const { id } = await getShownQuiz(params.id);
  return { asked: await hasStartAlert(id, user.id) };
});
