import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { inviteMembers } from '../use-cases/invites.ts';

export const handler = permittedEndpoint(
  organizations.inviteMembers,
  async ({ organization, body: { emails, role, departmentId }, user }) =>
    inviteMembers(
      organization,
      emails.map((email) => ({ email, role, departmentId })),
      user.id,
    ),
);
