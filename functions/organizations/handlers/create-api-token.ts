import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { createApiToken } from '../use-cases/api-tokens.ts';

export const handler = permittedEndpoint(organizations.createApiToken, async ({ organization, body, user }) =>
  createApiToken(organization.id, body, user),
);
