import { organizations } from '@quizhall/shared/contract/organizations';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { listDepartments } from '../_data/departments.ts';
import { usedInvite } from '../_data/member-invites.ts';
import { getOrganization } from '../_data/organizations.ts';
import { endpoint } from '../_http/endpoint.ts';
import { inviteBehind } from '../_organizations/invites.ts';
import { joinOrganization } from '../_organizations/members.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(
  organizations.acceptMemberInvite,
  async ({ params, person }) => {
    const invite = await inviteBehind(params.token);
    const { organizationId, role } = invite;
    const organization = await getOrganization(organizationId);
    if (!organization) throw new AppError('INVALID_LINK');
    // A department that is gone meanwhile is no reason to stay outside.
    const departments = await listDepartments(organizationId);
    const department = departments.find(({ id }) => id === invite.departmentId);
    const member = { userId: person.id, name: person.name, role, departmentId: department?.id };
    await joinOrganization({ organization, member, by: 'invite', with: usedInvite(invite) });
    return { organizationId, role };
  },
  { findPerson: findAccount },
);
