import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { removeDomain } from '../_organizations/domains.ts';

export const handler = permittedEndpoint(
  organizations.removeOrganizationDomain,
  ({ organization, params, user }) => removeDomain(organization.id, params.domain, user.id),
);
