import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { shownApiTokens } from '../_organizations/api-tokens.ts';

export const handler = permittedEndpoint(organizations.listApiTokens, async ({ organization }) =>
  shownApiTokens(organization.id),
);
