import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listDepartments } from '../model/departments.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { getOpenInvite, resendInvite, toInviteAnswer } from '../use-cases/invites.ts';
import { toDepartmentNames } from '../model/members.ts';

export const handler = permittedEndpoint(
  organizations.resendMemberInvite,
  async ({ params, user, organization }) => {
    const invite = await resendInvite(organization, await getOpenInvite(params.id, params.inviteId), user.id);
    return { invite: toInviteAnswer(invite, toDepartmentNames(await listDepartments(params.id))) };
  },
);
