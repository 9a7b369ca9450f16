import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { checkDomain, toShownDomain } from '../_organizations/domains.ts';

export const handler = permittedEndpoint(
  organizations.checkOrganizationDomain,
  async ({ organization, params, user }) => ({
    domain: toShownDomain(await checkDomain(organization.id, params.domain, user.id)),
  }),
);
