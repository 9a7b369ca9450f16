import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { shownApiTokens } from '../use-cases/api-tokens.ts';

export const handler = permittedEndpoint(organizations.listApiTokens, async ({ organization }) =>
  shownApiTokens(organization.id),
);
