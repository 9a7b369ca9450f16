import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { endMembership, memberOf } from '../_organizations/members.ts';

export const handler = permittedEndpoint(organizations.removeMember, async ({ params, user }) => {
  await endMembership(await memberOf(params.id, params.userId), user.id);
});
