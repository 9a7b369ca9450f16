import { explore } from '@quizhall/shared/contract/explore';
import { firstOf } from '../_explore/page.ts';
import { endpoint } from '../_http/endpoint.ts';

const SHOWN = 3;

export const handler = endpoint(explore.searchExplore, async ({ query: { q } }) => ({
  quizzes: q ? await firstOf({ query: q, filters: {}, sort: 'popular', limit: SHOWN }) : [],
  organizations: [],
}));
