import { explore } from '@quizhall/shared/contract/explore/explore';
import type { Organization } from '../../organizations/model/organizations.ts';
import { currentView } from '../use-cases/catalogue-cache.ts';
import { findOrganizations } from '../use-cases/organizations.ts';
import { firstOf } from '../use-cases/result-page.ts';
import { shownOrganizations } from '../use-cases/public-organization.ts';
import { endpoint } from '../../http/endpoint.ts';
import { now } from '../../platform/clock.ts';

const SHOWN = 3;

export const handler = endpoint(explore.searchExplore, async ({ query: { q } }) => {
  if (!q) return { quizzes: [], organizations: [] };
  const [quizzes, organizations] = await Promise.all([
    firstOf({ query: q, filters: {}, sort: 'popular', limit: SHOWN }),
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
  shownOrganizations(findOrganizations(await currentView(), query, SHOWN, now()));
