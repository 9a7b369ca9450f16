import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { changeMember, memberOf } from '../_organizations/members.ts';

export const handler = permittedEndpoint(organizations.changeMember, async ({ params, body, user }) => {
  await changeMember(await memberOf(params.id, params.userId), body, user.id);
});
