import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { endMembership } from '../model/members.ts';

export const handler = permittedEndpoint(organizations.leaveOrganization, async ({ membership, user }) => {
  await endMembership(membership, user.id);
});
