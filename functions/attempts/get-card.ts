import { attempts } from '@quizhall/shared/contract/attempts';
import { endpoint } from '../_http/endpoint.ts';
import { entryCardOf } from '../_taking/entry-card.ts';
import { findQuiz } from '../_taking/find-quiz.ts';

export const handler = endpoint(attempts.getCard, async ({ params, address }) =>
  entryCardOf(await findQuiz(params.id, address)),
);
