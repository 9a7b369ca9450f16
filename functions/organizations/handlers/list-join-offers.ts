import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import type { JoinOffer } from '@quizhall/shared/model/organizations/joining';
import { domainOf, isPublicMailDomain } from '@quizhall/shared/rules/organizations/email-domains';
import { findSignedInPerson } from '../../accounts/model/signed-in-person.ts';
import { getJoiningFacts, listJoinRequests } from '../model/join-requests.ts';
import { listVerifiedOrganizations } from '../model/organization-domains.ts';
import { listOrganizations } from '../model/organizations.ts';
import type { OwnOrganizations } from '../model/user-organizations.ts';
import type { User } from '../../accounts/model/users.ts';
import { endpoint } from '../../http/endpoint.ts';
import { toApplicant } from '../model/hashed-person.ts';
import { isApprovalRequired, toJoinOrganization } from '../use-cases/joining.ts';

/** More of them are not shown: one domain has few. */
const MOST = 10;

/** Organizations that somebody may join because of the domain of their address, or has asked to. */
async function offersFor(
  { id: userId, email }: Pick<User, 'id' | 'email'>,
  { organizations: own }: OwnOrganizations,
): Promise<JoinOffer[]> {
  const domain = domainOf(email);
  const [proven, requests] = await Promise.all([
    isPublicMailDomain(domain) ? new Array<string>() : listVerifiedOrganizations(domain),
    listJoinRequests(userId),
  ]);
  const ids = new Set([...proven, ...requests.map(({ organizationId }) => organizationId)]);
  const others = [...ids].filter((id) => !own.some((one) => one.id === id)).slice(0, MOST);
  const asking = await toApplicant({ id: userId, email });
  const found = (await listOrganizations(others)).filter(({ deletedAt }) => !deletedAt);
  const offers = await Promise.all(
    found.map(async (organization) => {
      const facts = await getJoiningFacts(organization.id, asking);
      // The index may still list a request that has just been withdrawn or decided.
      if (!facts.request && !proven.includes(organization.id)) return [];
      return {
        organization: toJoinOrganization(organization),
        waits: isApprovalRequired(organization, facts),
        state: facts.request ? ('waiting' as const) : ('open' as const),
      };
    }),
  );
  return offers.flat();
}

export const handler = endpoint(
  organizations.listJoinOffers,
  async ({ person: { user, own } }) => ({ offers: await offersFor(user, own) }),
  { findPerson: findSignedInPerson },
);
