import { explore } from '@quizhall/shared/contract/explore';
import { firstOf } from '../_explore/page.ts';
import { endpoint } from '../_http/endpoint.ts';

const SHOWN = 6;

export const handler = endpoint(explore.listTrending, async () => ({
  quizzes: await firstOf({ query: '', filters: {}, sort: 'trending', limit: SHOWN }),
}));
