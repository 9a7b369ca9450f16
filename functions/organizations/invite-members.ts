import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { inviteMembers } from '../_organizations/invites.ts';

export const handler = permittedEndpoint(
  organizations.inviteMembers,
  async ({ organization, body: { emails, role, departmentId }, user }) =>
    inviteMembers(
      organization,
      emails.map((email) => ({ email, role, departmentId })),
      user.id,
    ),
);
