import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { listApiTokenAnswers } from '../use-cases/api-tokens.ts';

export const handler = permittedEndpoint(organizations.listApiTokens, async ({ organization }) =>
  listApiTokenAnswers(organization.id),
);
