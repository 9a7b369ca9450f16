import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { getMembership } from '../model/memberships.ts';
import { getUser } from '../../accounts/model/users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { toApplicant } from '../model/hashed-person.ts';
import { isApprovalRequired, getOrganizationByLink, toJoinOrganization } from '../use-cases/joining.ts';

/** Nobody is called like that: of whoever is signed out nothing is known. */
const NOBODY = '';

export const handler = endpoint(organizations.getJoinOffer, async ({ params, query, user }) => {
  const person = user && (await getUser(user.id));
  const asking = person ? await toApplicant(person) : { userId: user?.id ?? NOBODY };
  const { organization, facts } = await getOrganizationByLink(params.id, query.key, asking);
  const isMember = user && (await getMembership(organization.id, user.id));
  return {
    offer: {
      organization: toJoinOrganization(organization),
      waits: isApprovalRequired(organization, facts),
      state: isMember ? ('member' as const) : facts.request ? ('waiting' as const) : ('open' as const),
    },
  };
});
