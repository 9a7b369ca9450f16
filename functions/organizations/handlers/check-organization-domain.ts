import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { checkDomain, toDomainAnswer } from '../use-cases/domains.ts';

export const handler = permittedEndpoint(
  organizations.checkOrganizationDomain,
  async ({ organization, params, user }) => ({
    domain: toDomainAnswer(await checkDomain(organization.id, params.domain, user.id)),
  }),
);
