import { attempts } from '@quizhall/shared/contract/attempts';
import { endpoint } from '../_http/endpoint.ts';
import { entryCardOf, getShownQuiz } from '../_taking/entry-card.ts';

export const handler = endpoint(attempts.getCard, async ({ params }) =>
  entryCardOf(await getShownQuiz(params.id)),
);
