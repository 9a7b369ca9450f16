import { organizations } from '@quizhall/shared/contract/organizations';
import { listDepartments } from '../_data/departments.ts';
import { listMemberInvites } from '../_data/member-invites.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { toShownInvite } from '../_organizations/invites.ts';
import { namedDepartments } from '../_organizations/members.ts';

export const handler = permittedEndpoint(
  organizations.listMemberInvites,
  async ({ organization: { id } }) => {
    const [invites, departments] = await Promise.all([listMemberInvites(id), listDepartments(id)]);
    return { invites: invites.map((invite) => toShownInvite(invite, namedDepartments(departments))) };
  },
);
