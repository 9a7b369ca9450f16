import { organizations } from '@quizhall/shared/contract/organizations/organizations';
import { findAccount } from '../../accounts/model/signed-in-person.ts';
import { endpoint } from '../../http/endpoint.ts';
import { acceptInvite } from '../use-cases/accept-invite.ts';
import { getInviteByToken } from '../use-cases/invites.ts';

export const handler = endpoint(
  organizations.acceptMemberInvite,
  async ({ params, person }) => {
    const invite = await getInviteByToken(params.token);
    const { organizationId, role } = invite;
    return { organizationId, role, state: await acceptInvite(invite, person) };
  },
  { findPerson: findAccount },
);
