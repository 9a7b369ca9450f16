import { organizations } from '@quizhall/shared/contract/organizations';
import { getJoiningFacts } from '../_data/join-requests.ts';
import { listDomains } from '../_data/organization-domains.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { toShownDomain } from '../_organizations/domains.ts';

export const handler = permittedEndpoint(
  organizations.getOrganizationJoining,
  async ({ organization: { id }, user }) => {
    const [domains, { key }] = await Promise.all([listDomains(id), getJoiningFacts(id, { userId: user.id })]);
    return { domains: domains.map(toShownDomain), key };
  },
);
