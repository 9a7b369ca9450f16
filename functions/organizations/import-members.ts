import { organizations } from '@quizhall/shared/contract/organizations';
import { listDepartments } from '../_data/departments.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { inviteMembers } from '../_organizations/invites.ts';
import { readMemberRows } from '../_organizations/member-rows.ts';

export const handler = permittedEndpoint(
  organizations.importMembers,
  async ({ organization, body: { csv, preview }, user }) => {
    const { wanted, refused, ignored } = readMemberRows(csv, await listDepartments(organization.id));
    const answer = preview
      ? { invites: [], refused: [] }
      : await inviteMembers(organization, wanted, user.id);
    return { ...answer, refused: [...refused, ...answer.refused], ...(ignored.length > 0 && { ignored }) };
  },
);
