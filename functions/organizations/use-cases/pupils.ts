import type { NewPupils, PupilCard, PupilsAnswer } from '@quizhall/shared/model/organizations/pupil';
import { organizationLimits } from '@quizhall/shared/rules/payments/plans';
import { isCommonPassword } from '@quizhall/shared/rules/accounts/password';
import {
  CLASS_CODE_LENGTH,
  CODE_ALPHABET,
  proposedUserName,
  pupilAddress,
  pupilLoginOf,
} from '@quizhall/shared/model/organizations/pupil-account';
import { assertStrongPassword } from '../../accounts/model/new-password.ts';
import { createNewUser } from '../../accounts/model/new-user.ts';
import { type Department, assignClassCode, listDepartments } from '../model/departments.ts';
import { type Membership, newMembershipItems } from '../model/memberships.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import { incrementCountItem } from '../model/organization-counts.ts';
import { type Organization, organizationExistsItem } from '../model/organizations.ts';
import { setManagedPassword } from '../../accounts/model/credential-changes.ts';
import { createUser, getUser, isEmailTaken, listUserIds, type User } from '../../accounts/model/users.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { AppError } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { randomText } from '../../platform/security/random.ts';
import { assertOrganizationRoom } from '../model/new-organization.ts';
import { assertMemberRoom } from './invites.ts';
import { getOrganizationPlan } from '../model/organization-view.ts';

/** Passwords hashed at once: each takes a core and 32 MB. */
const AT_ONCE = 4;
const PASSWORD_GROUP = 5;

/** A password that is easy to type from a card: 49 bits, and sign-ins are throttled. */
const generatedPassword = (): string =>
  `${randomText(PASSWORD_GROUP, CODE_ALPHABET)}-${randomText(PASSWORD_GROUP, CODE_ALPHABET)}`;

interface Account {
  name: string;
  userName: string;
  password: string;
}

/** The class code of a department, which gets one with its first pupils. @throws AppError INVALID_INPUT for an unknown department */
async function classCodeOf(organizationId: string, departmentId: string): Promise<string> {
  const find = async (): Promise<Department> => {
    const department = (await listDepartments(organizationId)).find(({ id }) => id === departmentId);
    if (department) return department;
    throw new AppError('INVALID_INPUT', {
      errors: { departmentId: 'This department is not there any more' },
    });
  };
  const { classCode } = await find();
  if (classCode) return classCode;
  await assignClassCode(organizationId, departmentId, randomText(CLASS_CODE_LENGTH, CODE_ALPHABET));
  return (await find()).classCode ?? '';
}

/** User names in the order of the rows: those that were chosen, and proposals that no other row and no account has. */
async function withUserNames(rows: NewPupils['pupils'], classCode: string): Promise<Account[]> {
  const chosen = new Set(rows.flatMap(({ userName }) => userName ?? []));
  const accounts: Account[] = [];
  for (const { name, userName, password = generatedPassword() } of rows) {
    let proposed = userName;
    while (proposed === undefined) {
      const candidate = proposedUserName(name, chosen);
      const address = pupilAddress({ classCode, userName: candidate });
      if (!(await isEmailTaken(address))) proposed = candidate;
      chosen.add(candidate);
    }
    accounts.push({ name, userName: proposed, password });
  }
  return accounts;
}

/**
 * Creates accounts without email as members of a department. Rows that cannot be created are answered with the reason; the others
 * are created all the same.
 * @throws AppError PLAN_LIMIT, INVALID_INPUT for an unknown department
 */
export async function createPupils(
  organization: Organization,
  { departmentId, pupils: rows }: NewPupils,
  by: string,
): Promise<PupilsAnswer> {
  const { id } = organization;
  const classCode = await classCodeOf(id, departmentId);
  await assertMemberRoom(id, rows.length);
  const accounts = await withUserNames(rows, classCode);
  const addressOf = ({ userName }: Account) => pupilAddress({ classCode, userName });
  const known = await listUserIds(accounts.map(addressOf));
  const plan = await getOrganizationPlan(id);
  const seen = new Set(known.keys());
  const marked = accounts.map((account) => {
    const address = addressOf(account);
    const isTaken = seen.has(address);
    seen.add(address);
    const isCommon = isCommonPassword(account.password, [account.name, account.userName]);
    return {
      account,
      reason: isTaken ? ('taken' as const) : isCommon ? ('common_password' as const) : undefined,
    };
  });
  const outcomes = await mapBounded(marked, AT_ONCE, async ({ account, reason }) => {
    if (reason) return { account, reason };
    const user = createNewUser({
      email: addressOf(account),
      name: account.name,
      accountType: 'learner',
      language: organization.settings.language,
      passwordHash: await hashPassword(account.password),
      device: '',
      managedBy: id,
    });
    const created = await createUser(user, {
      organization: organizationExistsItem(id),
      count: incrementCountItem(id, 'members', organizationLimits(plan).members),
      ...newMembershipItems(
        organization,
        { userId: user.id, role: 'member', name: account.name, departmentId },
        await assertOrganizationRoom(user.id),
      ),
      events: [
        organizationEventItem(id, { kind: 'joined', by: user.id, data: { role: 'member', by: 'class' } }),
        organizationEventItem(id, { kind: 'accountCreated', by, data: { userId: user.id } }),
      ],
    });
    if (created) return { account, user };
    const isTaken = await isEmailTaken(user.email);
    return { account, reason: isTaken ? ('taken' as const) : ('plan_limit' as const) };
  });
  return {
    classCode,
    pupils: outcomes.flatMap(({ account, user }) => (user ? { id: user.id, classCode, ...account } : [])),
    refused: outcomes.flatMap(({ account: { name, userName }, reason }) =>
      reason ? { name, userName, reason } : [],
    ),
  };
}

/**
 * Sets another password for an account that the organization made, and ends its sessions.
 * @throws AppError NOT_FOUND for an account of a person, FORBIDDEN for the owner, INVALID_INPUT, INVALID_STATE
 */
export async function resetPupilPassword(
  membership: Membership,
  chosen: string | undefined,
  by: string,
): Promise<PupilCard> {
  const { organizationId, userId, role } = membership;
  const user: User | undefined = await getUser(userId);
  const login = user && pupilLoginOf(user.email);
  if (!user || !login || user.managedBy !== organizationId) throw new AppError('NOT_FOUND');
  if (role === 'owner') throw new AppError('FORBIDDEN');
  const password = chosen ?? generatedPassword();
  assertStrongPassword(password, { name: user.name, email: user.email });
  const done = await setManagedPassword(user, await hashPassword(password), [
    organizationEventItem(organizationId, { kind: 'passwordReset', by, data: { userId } }),
  ]);
  if (!done)
    throw new AppError('INVALID_STATE', {
      message: 'This account was changed at the same moment. Please try again.',
    });
  return { name: user.name, ...login, password };
}
