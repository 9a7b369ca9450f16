import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { addApiToken } from '../_organizations/api-tokens.ts';

export const handler = permittedEndpoint(organizations.createApiToken, async ({ organization, body, user }) =>
  addApiToken(organization.id, body, user),
);
