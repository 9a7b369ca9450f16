import { explore } from '@quizhall/shared/contract/explore/explore';
import type { Organization } from '../../organizations/model/organizations.ts';
import { getCatalogueView } from '../use-cases/catalogue-cache.ts';
import { findOrganizations } from '../use-cases/organizations.ts';
import { getFirstResults } from '../use-cases/result-page.ts';
import { listPublicOrganizations } from '../use-cases/public-organization.ts';
import { endpoint } from '../../http/endpoint.ts';
import { now } from '../../platform/clock.ts';

const SHOWN = 3;

export const handler = endpoint(explore.searchExplore, async ({ query: { q } }) => {
  if (!q) return { quizzes: [], organizations: [] };
  const [quizzes, organizations] = await Promise.all([
    getFirstResults({ query: q, filters: {}, sort: 'popular', limit: SHOWN }),
    organizationsNamed(q),
  ]);
  return { quizzes, organizations: organizations.map(toResult) };
});

const toResult = ({ id, name, slug, type, isVerified = false }: Organization) => ({
  id,
  name,
  slug,
  type,
  isVerified,
});

const organizationsNamed = async (query: string) =>
  listPublicOrganizations(findOrganizations(await getCatalogueView(), query, SHOWN, now()));
