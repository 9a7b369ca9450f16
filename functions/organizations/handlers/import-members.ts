import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { listDepartments } from '../model/departments.ts';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { inviteMembers } from '../use-cases/invites.ts';
import { readMemberRows } from '../use-cases/member-rows.ts';

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
