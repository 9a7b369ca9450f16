import { organizations } from '@quizhall/shared/contract/organizations';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { endpoint } from '../_http/endpoint.ts';
import { acceptInvite } from '../_organizations/accept-invite.ts';
import { inviteBehind } from '../_organizations/invites.ts';

export const handler = endpoint(
  organizations.acceptMemberInvite,
  async ({ params, person }) => {
    const invite = await inviteBehind(params.token);
    const { organizationId, role } = invite;
    return { organizationId, role, state: await acceptInvite(invite, person) };
  },
  { findPerson: findAccount },
);
