import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { endpoint } from '../../http/endpoint.ts';
import { requestStartAlert } from '../../notifications/model/start-alerts.ts';
import { getShownQuiz } from '../model/entry-card.ts';

export const handler = endpoint(attempts.askStartAlert, async ({ params, user }) => {
  await requestStartAlert(await getShownQuiz(params.id), user.id);
  return { asked: true };
});
