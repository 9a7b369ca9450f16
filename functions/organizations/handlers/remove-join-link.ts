import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { endJoinLink } from '../use-cases/domains.ts';

export const handler = permittedEndpoint(organizations.removeJoinLink, ({ organization, user }) =>
  endJoinLink(organization.id, user.id),
);
