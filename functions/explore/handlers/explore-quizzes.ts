import { explore } from '@quizhall/shared/contract/explore/explore';
import { getResultPage } from '../use-cases/result-page.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(explore.exploreQuizzes, async ({ query }) => {
  const { q, sort, limit, cursor, price, ...filters } = query;
  const isPaid = price && price === 'paid';
  return getResultPage({ query: q, sort, limit, filters: { ...filters, isPaid } }, cursor);
});
