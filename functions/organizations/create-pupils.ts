import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { createPupils } from '../_organizations/pupils.ts';

export const handler = permittedEndpoint(organizations.createPupils, ({ organization, body, user }) =>
  createPupils(organization, body, user.id),
);
