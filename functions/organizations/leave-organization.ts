import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { endMembership } from '../_organizations/members.ts';

export const handler = permittedEndpoint(organizations.leaveOrganization, async ({ membership, user }) => {
  await endMembership(membership, user.id);
});
