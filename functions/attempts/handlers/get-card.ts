import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { endpoint } from '../../http/endpoint.ts';
import { entryCardOf } from '../model/entry-card.ts';
import { findQuiz } from '../use-cases/find-quiz.ts';

export const handler = endpoint(attempts.getCard, async ({ params, address }) =>
  entryCardOf(await findQuiz(params.id, address)),
);
