import { explore } from '@quizhall/shared/contract/explore';
import { filledUp, firstOf } from '../_explore/page.ts';
import { endpoint } from '../_http/endpoint.ts';

const SHOWN = 6;

/** What is taken these days; where that is too little, what is popular comes after it. */
export const handler = endpoint(explore.listTrending, async () => {
  const hot = await firstOf({ query: '', filters: {}, limit: SHOWN, sort: 'trending' });
  return { quizzes: await filledUp(hot, { shown: SHOWN, filters: {} }) };
});
