import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { permittedEndpoint } from '../../http/permitted-endpoint.ts';
import { cancelInvite, getOpenInvite } from '../use-cases/invites.ts';

export const handler = permittedEndpoint(organizations.cancelMemberInvite, async ({ params, user }) => {
  await cancelInvite(await getOpenInvite(params.id, params.inviteId), user.id);
});
