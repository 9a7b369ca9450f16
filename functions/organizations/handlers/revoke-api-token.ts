import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { revokeApiToken } from '../use-cases/api-tokens.ts';

export const handler = permittedEndpoint(
  organizations.revokeApiToken,
  async ({ params: { id, tokenId }, user }) => revokeApiToken(id, tokenId, user.id),
);
