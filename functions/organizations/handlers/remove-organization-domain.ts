import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { removeDomain } from '../use-cases/domains.ts';

export const handler = permittedEndpoint(
  organizations.removeOrganizationDomain,
  ({ organization, params, user }) => removeDomain(organization.id, params.domain, user.id),
);
