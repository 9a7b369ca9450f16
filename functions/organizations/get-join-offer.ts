import { organizations } from '@quizhall/shared/contract/organizations';
import { getMembership } from '../_data/memberships.ts';
import { endpoint } from '../_http/endpoint.ts';
import { joinWaits, organizationBehind, shownOrganization } from '../_organizations/joining.ts';

/** Nobody is called like that: of whoever is signed out nothing is known. */
const NOBODY = '';

export const handler = endpoint(organizations.getJoinOffer, async ({ params, query, user }) => {
  const { organization, facts } = await organizationBehind(params.id, query.key, user?.id ?? NOBODY);
  const isMember = user && (await getMembership(organization.id, user.id));
  return {
    offer: {
      organization: shownOrganization(organization),
      waits: joinWaits(organization, facts),
      state: isMember ? ('member' as const) : facts.request ? ('waiting' as const) : ('open' as const),
    },
  };
});
