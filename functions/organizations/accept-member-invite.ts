import { organizations } from '@quizhall/shared/contract/organizations';
import { findAccount } from '../_accounts/signed-in-person.ts';
import { listDepartments } from '../_data/departments.ts';
import { notRemovedSince } from '../_data/join-requests.ts';
import { usedInvite } from '../_data/member-invites.ts';
import { getOrganization } from '../_data/organizations.ts';
import { endpoint } from '../_http/endpoint.ts';
import { askingAs } from '../_organizations/asking.ts';
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
    // Whoever was taken out since it was sent is not let in by it.
    const stillMeant = notRemovedSince(organizationId, await askingAs(person), invite.sentAt);
    const used = [...usedInvite(invite), ...stillMeant];
    await joinOrganization({ organization, member, by: 'invite', with: used });
    return { organizationId, role };
  },
  { findPerson: findAccount },
);
