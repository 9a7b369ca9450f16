import { listDepartments } from '../model/departments.ts';
import { getJoiningFacts, notRemovedSinceItems } from '../model/join-requests.ts';
import { inviteUnchangedItem, type StoredInvite, deleteInviteItems } from '../model/member-invites.ts';
import { getMembership } from '../model/memberships.ts';
import { getOrganization, type Organization } from '../model/organizations.ts';
import { isOwnAddress, type User } from '../../accounts/model/users.ts';
import { AppError } from '../../platform/errors.ts';
import { toApplicant } from '../model/hashed-person.ts';
import { requestToJoin } from './joining.ts';
import { joinOrganization } from '../model/members.ts';

type Invitee = Pick<User, 'id' | 'name' | 'email' | 'formerEmails'>;

/**
 * Accepts an invitation. The account it was sent to joins; any other account waits until a manager of the organization
 * approves it, because the link may have been forwarded or leaked.
 * @throws AppError INVALID_LINK, INVALID_STATE for a member or a person rejected a short while ago, PLAN_LIMIT
 */
export async function acceptInvite(invite: StoredInvite, person: Invitee): Promise<'joined' | 'waiting'> {
  const organization = await getOrganization(invite.organizationId);
  if (!organization || organization.deletedAt) throw new AppError('INVALID_LINK');
  if (!isOwnAddress(person, invite.email)) return askInstead(organization, invite, person);
  const { role, sentAt, departmentId } = invite;
  const member = {
    userId: person.id,
    name: person.name,
    role,
    departmentId: await findExistingDepartmentId(organization.id, departmentId),
  };
  // An invitation from before the person was removed does not let them in.
  const stillMeant = notRemovedSinceItems(organization.id, await toApplicant(person), sentAt);
  await joinOrganization({
    organization,
    member,
    by: 'invite',
    with: [...deleteInviteItems(invite), ...stillMeant],
  });
  return 'joined';
}

async function askInstead(
  organization: Organization,
  invite: StoredInvite,
  person: Invitee,
): Promise<'waiting'> {
  const [facts, membership] = await Promise.all([
    toApplicant(person).then((asking) => getJoiningFacts(organization.id, asking)),
    getMembership(organization.id, person.id),
  ]);
  if (membership) throw new AppError('INVALID_STATE', { message: 'You are in this organization already.' });
  if (facts.request) return 'waiting';
  const { inviteId, digest, email, role, departmentId } = invite;
  const invitation = { inviteId, digest, email, role, departmentId };
  await requestToJoin(
    { organization, person, facts },
    { by: 'invite', invitation, check: inviteUnchangedItem(invite) },
  );
  return 'waiting';
}

/** Id of the department if it still exists. A deleted department does not block joining. */
export async function findExistingDepartmentId(
  organizationId: string,
  departmentId: string | undefined,
): Promise<string | undefined> {
  if (departmentId === undefined) return undefined;
  return (await listDepartments(organizationId)).find(({ id }) => id === departmentId)?.id;
}
