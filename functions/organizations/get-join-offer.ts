import { organizations } from '@quizhall/shared/contract/organizations';
import { getMembership } from '../_data/memberships.ts';
import { getUser } from '../_data/users.ts';
import { endpoint } from '../_http/endpoint.ts';
import { askingAs } from '../_organizations/asking.ts';
import { joinWaits, organizationBehind, shownOrganization } from '../_organizations/joining.ts';

/** Nobody is called like that: of whoever is signed out nothing is known. */
const NOBODY = '';

export const handler = endpoint(organizations.getJoinOffer, async ({ params, query, user }) => {
  const person = user && (await getUser(user.id));
  const asking = person ? await askingAs(person) : { userId: user?.id ?? NOBODY };
  const { organization, facts } = await organizationBehind(params.id, query.key, asking);
  const isMember = user && (await getMembership(organization.id, user.id));
  return {
    offer: {
      organization: shownOrganization(organization),
      waits: joinWaits(organization, facts),
      state: isMember ? ('member' as const) : facts.request ? ('waiting' as const) : ('open' as const),
    },
  };
});
