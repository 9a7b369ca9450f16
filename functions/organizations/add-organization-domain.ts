import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { addDomain, toShownDomain } from '../_organizations/domains.ts';

export const handler = permittedEndpoint(
  organizations.addOrganizationDomain,
  async ({ organization, body, user }) => ({
    domain: toShownDomain(await addDomain(organization.id, body.domain, user.id)),
  }),
);
