import { attempts } from '@quizhall/shared/contract/attempts';
import { removeStartAlert } from '../_data/start-alerts.ts';
import { endpoint } from '../_http/endpoint.ts';
import { getShownQuiz } from '../_taking/entry-card.ts';

export const handler = endpoint(attempts.dropStartAlert, async ({ params, user }) => {
  const { id } = await getShownQuiz(params.id);
  await removeStartAlert(id, user.id);
  return { asked: false };
});
