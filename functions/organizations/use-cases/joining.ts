import { createHash, timingSafeEqual } from 'node:crypto';
import type { JoinOffer } from '@quizhall/shared/model/organizations/joining';
import {
  departmentFor,
  domainOf,
  isPublicMailDomain,
} from '@quizhall/shared/rules/organizations/email-domains';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { mediaUrl } from '@quizhall/shared/rules/quizzes/uploads';
import { newApprovalItem, withdrawApprovalItem } from '../../quizzes/model/approvals.ts';
import { listDepartments } from '../model/departments.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import {
  type Applicant,
  deleteJoinRequestItem,
  getJoiningFacts,
  type JoiningFacts,
  type JoinRequest,
  newJoinRequestItem,
  joinLinkUnchangedItem,
} from '../model/join-requests.ts';
import { getMembership } from '../model/memberships.ts';
import { findDomain, domainVerifiedItem } from '../model/organization-domains.ts';
import { getOrganization, type Organization, organizationExistsItem } from '../model/organizations.ts';
import type { User } from '../../accounts/model/users.ts';
import { NUMBER_FORMATS } from '../../platform/messages/number-formats.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { randomText } from '../../platform/security/random.ts';
import { toApplicant } from '../model/hashed-person.ts';
import { joinOrganization } from '../model/members.ts';
import { notifyManagers } from '../model/notify-managers.ts';
import { memberRequestNotification } from './member-notifications.ts';

/** Organization details shown on a join page. */
export const toJoinOrganization = ({ id, name, branding }: Organization): JoinOffer['organization'] => ({
  id,
  name,
  ...(branding.logoKey !== undefined && { logoUrl: mediaUrl(branding.logoKey) }),
});

const isSame = (a: string | undefined, b: string): boolean =>
  a?.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** Returns whether a join needs approval: by the settings, and always after a removal. */
export const isApprovalRequired = (
  { settings }: Organization,
  { wasRemoved }: Pick<JoiningFacts, 'wasRemoved'>,
) => settings.requireApproval || wasRemoved;

/** The organization of a join link. @throws AppError INVALID_LINK */
export async function getOrganizationByLink(
  id: string,
  key: string,
  asking: Applicant,
): Promise<{ organization: Organization; facts: JoiningFacts }> {
  const [organization, facts] = await Promise.all([getOrganization(id), getJoiningFacts(id, asking)]);
  if (!organization || organization.deletedAt || !isSame(facts.key, key)) throw new AppError('INVALID_LINK');
  return { organization, facts };
}

/** What lets somebody in, and the check that it still does when they come. */
interface Way {
  by: 'domain' | 'link';
  check: Writes[number];
}

async function wayIn(
  { id }: Pick<Organization, 'id'>,
  person: Pick<User, 'email'>,
  { key, facts }: { key: string | undefined; facts: JoiningFacts },
): Promise<Way | undefined> {
  if (key !== undefined)
    return isSame(facts.key, key) ? { by: 'link', check: joinLinkUnchangedItem(id, key) } : undefined;
  const domain = domainOf(person.email);
  // Also one that was proven before it was known for giving anybody an address.
  if (isPublicMailDomain(domain)) return undefined;
  const proven = (await findDomain(id, domain))?.provenAt !== undefined;
  return proven ? { by: 'domain', check: domainVerifiedItem(id, domain) } : undefined;
}

/**
 * Somebody joins by a link, or by the domain of their address; or waits for it, where it has to be approved. Asked again, they go on waiting.
 * @throws AppError INVALID_LINK where nothing lets them in, INVALID_STATE for a member and for who was rejected a short while ago, PLAN_LIMIT
 */
export async function joinByLinkOrDomain(
  organizationId: string,
  person: Pick<User, 'id' | 'name' | 'email'>,
  key: string | undefined,
): Promise<'joined' | 'waiting'> {
  const [organization, facts, membership] = await Promise.all([
    getOrganization(organizationId),
    toApplicant(person).then((asking) => getJoiningFacts(organizationId, asking)),
    getMembership(organizationId, person.id),
  ]);
  const way = organization && !organization.deletedAt && (await wayIn(organization, person, { key, facts }));
  if (!way) throw new AppError('INVALID_LINK');
  if (membership) throw new AppError('INVALID_STATE', { message: 'You are in this organization already.' });
  if (facts.request) return 'waiting';
  if (isApprovalRequired(organization, facts)) {
    await requestToJoin({ organization, person, facts }, way);
    return 'waiting';
  }
  const departmentId = await findAutomaticDepartment(organization, person.email);
  const member = { userId: person.id, name: person.name, role: 'member' as const, departmentId };
  await joinOrganization({ organization, member, by: way.by, with: [way.check] });
  return 'joined';
}

/** Department assigned automatically to this address, if the organization does so. */
export async function findAutomaticDepartment(
  organization: Organization,
  email: string,
): Promise<string | undefined> {
  return (await createDepartmentAssigner(organization))(email)?.id;
}

/** Creates a function that finds the automatic department of an address. */
export async function createDepartmentAssigner({ id, settings }: Organization) {
  const departments = settings.autoAssignDepartment ? await listDepartments(id) : [];
  return (email: string) => departmentFor(departments, email);
}

interface AskingToJoin {
  organization: Organization;
  person: Pick<User, 'id' | 'name'>;
  facts: Pick<JoiningFacts, 'asksFrom'>;
}

/**
 * Stores a request to join and tells the managers.
 * @throws AppError INVALID_STATE for a person who was rejected a short while ago, INVALID_LINK where `check` fails
 */
export async function requestToJoin(
  { organization: { id: organizationId, name: title }, person: { id: userId, name }, facts }: AskingToJoin,
  { check, ...way }: Pick<JoinRequest, 'by' | 'invitation'> & { check: Writes[number] },
): Promise<void> {
  if (facts.asksFrom !== undefined)
    throw new AppError('INVALID_STATE', {
      message: `Your request was rejected. You can ask again from ${NUMBER_FORMATS.en.day(facts.asksFrom)} on.`,
    });
  const approvalId = ulidOf(now(), createHash('sha256').update(randomText(20)).digest());
  const failed = await transactWrite({
    organization: organizationExistsItem(organizationId),
    check,
    approval: newApprovalItem({
      id: approvalId,
      organizationId,
      type: 'member',
      subject: userId,
      by: userId,
    }),
    request: newJoinRequestItem({ organizationId, userId, approvalId, ...way, askedAt: nowIso() }),
  });
  // Asked for twice at once: once is enough.
  if (failed === 'request') return;
  if (failed) throw new AppError('INVALID_LINK');
  await notifyManagers(organizationId, (manager) =>
    memberRequestNotification({ id: approvalId, title }, { name, userId: manager, organizationId }),
  );
}

/**
 * Deletes a person's pending request to join, for the person and for the managers.
 * @throws AppError NOT_FOUND without a pending request, INVALID_STATE if a manager decided at the same moment
 */
export async function withdrawJoinRequest(organizationId: string, userId: string): Promise<void> {
  const { request } = await getJoiningFacts(organizationId, { userId });
  if (!request) throw new AppError('NOT_FOUND');
  const failed = await transactWrite({
    approval: withdrawApprovalItem(organizationId, request.approvalId),
    request: deleteJoinRequestItem(request),
  });
  if (failed) throw new AppError('INVALID_STATE', { message: 'Your request is no longer pending.' });
}
