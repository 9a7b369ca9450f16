import { explore } from '@quizhall/shared/contract/explore/explore';
import { currentView } from '../use-cases/catalogue-cache.ts';
import { featuredOrganizations } from '../use-cases/organizations.ts';
import { shownOrganizations, tileOf } from '../use-cases/public-organization.ts';
import { endpoint } from '../../http/endpoint.ts';
import { now } from '../../platform/clock.ts';

const SHOWN = 6;

export const handler = endpoint(explore.listFeaturedOrganizations, async () => {
  const ranked = featuredOrganizations(await currentView(), SHOWN, now());
  const figuresOf = new Map(ranked.map(({ entry, figures }) => [entry.id, figures]));
  const organizations = await shownOrganizations([...figuresOf.keys()]);
  return {
    organizations: organizations.flatMap((organization) => {
      const figures = figuresOf.get(organization.id);
      return figures ? [tileOf(organization, figures)] : [];
    }),
  };
});
