import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { createPupils } from '../use-cases/pupils.ts';

export const handler = permittedEndpoint(organizations.createPupils, ({ organization, body, user }) =>
  createPupils(organization, body, user.id),
);
