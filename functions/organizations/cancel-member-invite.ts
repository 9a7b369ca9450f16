import { organizations } from '@quizhall/shared/contract/organizations';
import { permittedEndpoint } from '../_http/permitted-endpoint.ts';
import { cancelInvite, openInviteOf } from '../_organizations/invites.ts';

export const handler = permittedEndpoint(organizations.cancelMemberInvite, async ({ params, user }) => {
  await cancelInvite(await openInviteOf(params.id, params.inviteId), user.id);
});
