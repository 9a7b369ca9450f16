import { attempts } from '@quizhall/shared/contract/attempts';
import { hasStartAlert } from '../_data/start-alerts.ts';
import { endpoint } from '../_http/endpoint.ts';
import { getShownQuiz } from '../_taking/entry-card.ts';

export const handler = endpoint(attempts.getStartAlert, async ({ params, user }) => {
  const { id } = await getShownQuiz(params.id);
  return { asked: await hasStartAlert(id, user.id) };
});
