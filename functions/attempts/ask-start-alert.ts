import { attempts } from '@quizhall/shared/contract/attempts';
import { endpoint } from '../_http/endpoint.ts';
import { askForStart } from '../_notifications/opening.ts';
import { getShownQuiz } from '../_taking/entry-card.ts';

export const handler = endpoint(attempts.askStartAlert, async ({ params, user }) => {
  await askForStart(await getShownQuiz(params.id), user.id);
  return { asked: true };
});
