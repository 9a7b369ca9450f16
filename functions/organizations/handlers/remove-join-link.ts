import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { deleteJoinLink } from '../use-cases/domains.ts';

export const handler = permittedEndpoint(organizations.removeJoinLink, ({ organization, user }) =>
  deleteJoinLink(organization.id, user.id),
);
