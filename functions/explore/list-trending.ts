import { explore } from '@quizhall/shared/contract/explore';
import { firstOf } from '../_explore/page.ts';
import { endpoint } from '../_http/endpoint.ts';

const SHOWN = 6;

/** What is taken these days; where that is too little, what is popular comes after it. */
export const handler = endpoint(explore.listTrending, async () => {
  const all = { query: '', filters: {}, limit: SHOWN };
  const hot = await firstOf({ ...all, sort: 'trending' });
  if (hot.length === SHOWN) return { quizzes: hot };
  const known = new Set(hot.map(({ id }) => id));
  const popular = (await firstOf({ ...all, sort: 'popular' })).filter(({ id }) => !known.has(id));
  return { quizzes: [...hot, ...popular].slice(0, SHOWN) };
});
