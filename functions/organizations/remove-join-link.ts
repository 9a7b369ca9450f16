import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { endJoinLink } from '../_organizations/domains.ts';

export const handler = permittedEndpoint(organizations.removeJoinLink, ({ organization, user }) =>
  endJoinLink(organization.id, user.id),
);
