import { organizations } from '@quizhall/shared/contract/organizations';
import { listDepartments } from '../_data/departments.ts';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { openInviteOf, resendInvite, toShownInvite } from '../_organizations/invites.ts';
import { namedDepartments } from '../_organizations/members.ts';

export const handler = permittedEndpoint(
  organizations.resendMemberInvite,
  async ({ params, user, organization }) => {
    const invite = await resendInvite(organization, await openInviteOf(params.id, params.inviteId), user.id);
    return { invite: toShownInvite(invite, namedDepartments(await listDepartments(params.id))) };
  },
);
