import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { revokeApiToken } from '../_organizations/api-tokens.ts';

export const handler = permittedEndpoint(
  organizations.revokeApiToken,
  async ({ params: { id, tokenId }, user }) => revokeApiToken(id, tokenId, user.id),
);
