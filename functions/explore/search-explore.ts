import { explore } from '@quizhall/shared/contract/explore';
import type { Organization } from '../_data/organizations.ts';
import { currentView } from '../_explore/catalogue.ts';
import { findOrganizations } from '../_explore/organizations.ts';
import { firstOf } from '../_explore/page.ts';
import { shownOrganizations } from '../_explore/public-organization.ts';
import { endpoint } from '../_http/endpoint.ts';
import { now } from '../_platform/clock.ts';

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
