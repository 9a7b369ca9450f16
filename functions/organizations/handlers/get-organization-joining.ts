import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { getJoiningFacts } from '../model/join-requests.ts';
import { listDomains } from '../model/organization-domains.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { toDomainAnswer } from '../use-cases/domains.ts';

export const handler = permittedEndpoint(
  organizations.getOrganizationJoining,
  async ({ organization: { id }, user }) => {
    const [domains, { key }] = await Promise.all([listDomains(id), getJoiningFacts(id, { userId: user.id })]);
    return { domains: domains.map(toDomainAnswer), key };
  },
);
