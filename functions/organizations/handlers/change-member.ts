import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { changeMember, getMember } from '../model/members.ts';

export const handler = permittedEndpoint(organizations.changeMember, async ({ params, body, user }) => {
  await changeMember(await getMember(params.id, params.userId), body, user.id);
});
