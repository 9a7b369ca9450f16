import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listDepartments } from '../model/departments.ts';
import { listMemberInvites } from '../model/member-invites.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { toInviteAnswer } from '../use-cases/invites.ts';
import { toDepartmentNames } from '../model/members.ts';

export const handler = permittedEndpoint(
  organizations.listMemberInvites,
  async ({ organization: { id } }) => {
    const [invites, departments] = await Promise.all([listMemberInvites(id), listDepartments(id)]);
    return { invites: invites.map((invite) => toInviteAnswer(invite, toDepartmentNames(departments))) };
  },
);
