import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { addApiToken } from '../use-cases/api-tokens.ts';

export const handler = permittedEndpoint(organizations.createApiToken, async ({ organization, body, user }) =>
  addApiToken(organization.id, body, user),
);
