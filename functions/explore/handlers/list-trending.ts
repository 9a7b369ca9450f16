import { explore } from '@quizhall/shared/contract/explore/explore';
import { filledUp, getFirstResults } from '../use-cases/result-page.ts';
import { endpoint } from '../../http/endpoint.ts';

const SHOWN = 6;

/** What is taken these days; where that is too little, what is popular comes after it. */
export const handler = endpoint(explore.listTrending, async () => {
  const hot = await getFirstResults({ query: '', filters: {}, limit: SHOWN, sort: 'trending' });
  return { quizzes: await filledUp(hot, { shown: SHOWN, filters: {} }) };
});
