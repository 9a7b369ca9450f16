import { explore } from '@quizhall/shared/contract/explore';
import { currentView } from '../_explore/catalogue.ts';
import { featuredOrganizations } from '../_explore/organizations.ts';
import { shownOrganizations, tileOf } from '../_explore/public-organization.ts';
import { endpoint } from '../_http/endpoint.ts';
import { now } from '../_platform/clock.ts';

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
