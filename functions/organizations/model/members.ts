import type { Member, ShownDepartment } from '@quizhall/shared/model/organizations/member';
import type { JoinWay } from '@quizhall/shared/model/organizations/organization-enums';
import { organizationLimits } from '@quizhall/shared/rules/payments/plans';
import { pupilLoginOf } from '@quizhall/shared/model/organizations/pupil-account';
import type * as z from 'zod';
import { pictureFields } from '../../accounts/model/signed-in-user.ts';
import { type Department, listDepartments } from './departments.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { recordRemovalItems } from './join-requests.ts';
import {
  changeMembershipItem,
  deleteMembershipItems,
  getMembership,
  type Membership,
  newMembershipItems,
} from './memberships.ts';
import { organizationEventItem } from './organization-audit.ts';
import { getOrganizationCounts, decrementCountItem, incrementCountItem } from './organization-counts.ts';
import { type Organization, organizationExistsItem } from './organizations.ts';
import type { ListedState } from './user-organizations.ts';
import { updateSubscriptionItem, getSubscription } from '../../payments/model/subscriptions.ts';
import { getUser, listPeople } from '../../accounts/model/users.ts';
import { AppError } from '../../platform/errors.ts';
import { toApplicant } from './hashed-person.ts';
import { assertOrganizationRoom } from './new-organization.ts';
import { planLimitError } from './plan-limit-errors.ts';
import { getOrganizationPlan } from './organization-view.ts';

/** Of somebody who comes into several organizations at once. */
const MOST_TRIES = 5;

interface Joining {
  organization: Pick<Organization, 'id' | 'name' | 'security'>;
  member: Pick<Membership, 'userId' | 'role' | 'name' | 'departmentId'>;
  by: JoinWay;
  /** What is used up by it, first of all refused. */
  with: Writes;
}

/**
 * Somebody comes into an organization: counted against its plan, all of it or nothing.
 * @throws AppError PLAN_LIMIT, INVALID_LINK where what they come by is used up or the organization is gone, INVALID_STATE for a member
 */
export async function joinOrganization({ organization, member, by, with: used }: Joining): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const seen = await assertOrganizationRoom(member.userId);
    const refused = await joined({ organization, member, by, with: used }, seen);
    if (!refused) return;
    if (tries === MOST_TRIES) throw new AppError('UNAVAILABLE');
  }
}

/** One try of it; answers whether only another organization that they came into in that moment was in the way. */
async function joined(
  { organization, member, by, with: used }: Joining,
  seen: ListedState,
): Promise<boolean> {
  const { id } = organization;
  const plan = await getOrganizationPlan(id);
  const { membership, listing, sizes } = newMembershipItems(organization, member, seen);
  const failed = await transactWrite({
    membership,
    organization: organizationExistsItem(id),
    used,
    count: incrementCountItem(id, 'members', organizationLimits(plan).members),
    sizes,
    event: organizationEventItem(id, { kind: 'joined', by: member.userId, data: { role: member.role, by } }),
    listing,
  });
  if (!failed) return false;
  if (failed === 'listing') return true;
  if (failed === 'membership')
    throw new AppError('INVALID_STATE', { message: 'You are in this organization already.' });
  if (failed !== 'count') throw new AppError('INVALID_LINK');
  throw planLimitError(plan, 'members', (await getOrganizationCounts(id)).members);
}

/** A membership of this organization. @throws AppError NOT_FOUND */
export async function getMember(organizationId: string, userId: string): Promise<Membership> {
  const membership = await getMembership(organizationId, userId);
  if (!membership) throw new AppError('NOT_FOUND');
  return membership;
}

const meanwhile = () =>
  new AppError('INVALID_STATE', { message: 'This member was changed in another window. Please look again.' });

/** @throws AppError INVALID_STATE where somebody was quicker */
async function together(writes: Writes): Promise<void> {
  if (await transactWrite({ writes })) throw meanwhile();
}

/** Ends a membership: removed by somebody, or left. @throws AppError INVALID_STATE of the owner, who hands over first */
export async function endMembership(membership: Membership, by: string): Promise<void> {
  const { organizationId, userId, role } = membership;
  if (role === 'owner')
    throw new AppError('INVALID_STATE', {
      message: 'An organization has an owner: hand it over to another member first.',
    });
  const person = by === userId ? undefined : await getUser(userId);
  await together([
    ...deleteMembershipItems(membership),
    decrementCountItem(organizationId, 'members'),
    ...(by === userId
      ? []
      : recordRemovalItems(organizationId, person ? await toApplicant(person) : { userId })),
    organizationEventItem(
      organizationId,
      by === userId ? { kind: 'left', by, data: { role } } : { kind: 'removed', by, data: { userId, role } },
    ),
  ]);
}

type Change = { role?: Membership['role'] | undefined; departmentId?: string | null | undefined };

/**
 * Gives a member another role or department.
 * @throws AppError INVALID_STATE for another role of the owner, or where somebody was quicker; INVALID_INPUT for an unknown department
 */
export async function changeMember(before: Membership, change: Change, by: string): Promise<void> {
  const { organizationId, userId } = before;
  const role = change.role ?? before.role;
  if (before.role === 'owner' && role !== 'owner')
    throw new AppError('INVALID_STATE', {
      message: 'The owner stays the owner until the organization is handed over.',
    });
  const departmentId =
    change.departmentId === undefined ? before.departmentId : (change.departmentId ?? undefined);
  if (change.departmentId) await assertDepartment(organizationId, change.departmentId);
  const events = [
    ...(role === before.role
      ? []
      : [{ kind: 'roleChanged' as const, by, data: { userId, from: before.role, to: role } }]),
    ...(departmentId === before.departmentId
      ? []
      : [{ kind: 'departmentChanged' as const, by, data: { userId, departmentId } }]),
  ];
  if (events.length === 0) return;
  await together([
    ...changeMembershipItem(before, { role, departmentId }),
    ...events.map((event) => organizationEventItem(organizationId, event)),
  ]);
}

/**
 * The owner becomes an admin and somebody else the owner, who pays from then on: with a card of their own.
 * @throws AppError INVALID_STATE
 */
export async function transferOwnership(owner: Membership, heir: Membership): Promise<void> {
  if (owner.userId === heir.userId)
    throw new AppError('INVALID_STATE', { message: 'This organization is yours already.' });
  const plan = await getSubscription(owner.organizationId);
  await together([
    ...(plan.payer === undefined && !plan.method
      ? []
      : [updateSubscriptionItem(plan, { method: undefined, payer: heir.userId })]),
    ...changeMembershipItem(owner, { role: 'admin', departmentId: owner.departmentId }),
    ...changeMembershipItem(heir, { role: 'owner', departmentId: heir.departmentId }),
    organizationEventItem(owner.organizationId, {
      kind: 'handedOver',
      by: owner.userId,
      data: { userId: heir.userId },
    }),
  ]);
}

/** @throws AppError INVALID_INPUT */
export async function assertDepartment(organizationId: string, departmentId: string): Promise<void> {
  const departments = await listDepartments(organizationId);
  if (!departments.some(({ id }) => id === departmentId))
    throw new AppError('INVALID_INPUT', {
      errors: { departmentId: 'This department is not there any more' },
    });
}

/** Returns departments with id and name for a list of ids. */
export const toDepartmentNames =
  (departments: readonly Department[]) =>
  (id: string | undefined): z.output<typeof ShownDepartment> | undefined => {
    const found = departments.find((department) => department.id === id);
    return found && { id: found.id, name: found.name };
  };

/** Email address of a member, or the class login of an account without one. */
function contactOf(person: { email: string } | undefined): Pick<Member, 'email' | 'classLogin'> {
  const classLogin = person && pupilLoginOf(person.email);
  return classLogin ? { classLogin } : { email: person?.email };
}

/** Converts memberships to their API shape with current names and addresses. */
export async function toMemberAnswers(
  members: readonly Membership[],
  departmentOf: ReturnType<typeof toDepartmentNames>,
): Promise<Member[]> {
  const people = await listPeople(members.map(({ userId }) => userId));
  return members.map(({ userId, role, name, since, departmentId }) => ({
    id: userId,
    name: people.get(userId)?.name ?? name,
    ...contactOf(people.get(userId)),
    ...pictureFields(people.get(userId) ?? {}),
    role,
    department: departmentOf(departmentId),
    since,
  }));
}
