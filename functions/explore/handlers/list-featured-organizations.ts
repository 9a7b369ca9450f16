import { explore } from '@quizhall/shared/contract/explore/explore';
import { getCatalogueView } from '../use-cases/catalogue-cache.ts';
import { listFeaturedOrganizations } from '../use-cases/organizations.ts';
import { listPublicOrganizations, toOrganizationTile } from '../use-cases/public-organization.ts';
import { endpoint } from '../../http/endpoint.ts';
import { now } from '../../platform/clock.ts';

const SHOWN = 6;

export const handler = endpoint(explore.listFeaturedOrganizations, async () => {
  const ranked = listFeaturedOrganizations(await getCatalogueView(), SHOWN, now());
  const figuresOf = new Map(ranked.map(({ entry, figures }) => [entry.id, figures]));
  const organizations = await listPublicOrganizations([...figuresOf.keys()]);
  return {
    organizations: organizations.flatMap((organization) => {
      const figures = figuresOf.get(organization.id);
      return figures ? [toOrganizationTile(organization, figures)] : [];
    }),
  };
});
