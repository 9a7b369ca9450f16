import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { renewJoinLink } from '../_organizations/domains.ts';

export const handler = permittedEndpoint(organizations.renewJoinLink, async ({ organization, user }) => ({
  key: await renewJoinLink(organization.id, user.id),
}));
