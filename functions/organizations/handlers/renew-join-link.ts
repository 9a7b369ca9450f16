import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { renewJoinLink } from '../use-cases/domains.ts';

export const handler = permittedEndpoint(organizations.renewJoinLink, async ({ organization, user }) => ({
  key: await renewJoinLink(organization.id, user.id),
}));
