import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { addDomain, toDomainAnswer } from '../use-cases/domains.ts';

export const handler = permittedEndpoint(
  organizations.addOrganizationDomain,
  async ({ organization, body, user }) => ({
    domain: toDomainAnswer(await addDomain(organization.id, body.domain, user.id)),
  }),
);
