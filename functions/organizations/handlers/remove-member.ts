import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { endMembership, getMember } from '../model/members.ts';

export const handler = permittedEndpoint(organizations.removeMember, async ({ params, user }) => {
  await endMembership(await getMember(params.id, params.userId), user.id);
});
