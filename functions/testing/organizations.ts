import { randomBytes } from 'node:crypto';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import type { Quiz } from '../quizzes/model/quizzes.ts';
import { pendingContentItems, rejectPendingItem } from '../quizzes/model/pending-content.ts';
import { now, nowIso } from '../platform/clock.ts';
import type { ApiTokenRole, NewApiToken } from '@quizhall/shared/model/organizations/api-token';
import type { OrganizationRole } from '@quizhall/shared/model/enums';
import { NewAssignment } from '@quizhall/shared/model/organizations/assignment';
import { NewOrganization } from '@quizhall/shared/model/organizations/organization';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@quizhall/shared/model/organizations/webhook';
import { UNLIMITED } from '@quizhall/shared/rules/payments/plans';
import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { StoredAssignment } from '../organizations/model/assignments.ts';
import { transactWrite } from '../platform/dynamodb/transact-write.ts';
import { membershipKey } from '../platform/dynamodb/keys.ts';
import { newMembershipItems } from '../organizations/model/memberships.ts';
import { incrementCountItem } from '../organizations/model/organization-counts.ts';
import { verifyDomainItem } from '../organizations/model/organization-domains.ts';
import { getOrganization, type Organization } from '../organizations/model/organizations.ts';
import { TableName, table } from '../platform/dynamodb/table.ts';
import type { StoredWebhook } from '../organizations/model/webhooks.ts';
import { requestApproval } from '../quizzes/model/publish-approvals.ts';
import { getDraft } from '../quizzes/model/publishing.ts';
import { createApiToken } from '../organizations/use-cases/api-tokens.ts';
import { buildOrganization } from '../organizations/model/new-organization.ts';
import { addDepartment } from '../organizations/use-cases/departments.ts';
import { addDomain } from '../organizations/use-cases/domains.ts';
import { createPupils } from '../organizations/use-cases/pupils.ts';
import type { PupilsAnswer } from '@quizhall/shared/model/organizations/pupil';
import { inviteMembers } from '../organizations/use-cases/invites.ts';
import { transferOwnership, getMember } from '../organizations/model/members.ts';
import { getOrganizationPlan } from '../organizations/model/organization-view.ts';
import { addWebhook, getWebhook } from '../organizations/use-cases/webhooks.ts';
import { addAssignment } from '../organizations/use-cases/assign-quiz.ts';
import { beginTrial } from '../payments/model/choose-plan.ts';
import { randomText } from '../platform/security/random.ts';
import { account, newEmail } from './accounts.ts';
import { publishedQuiz, signedIn } from './scenarios.ts';

/** What a form sends. */
export const NEW_ORGANIZATION = {
  name: 'Acme',
  type: 'company',
  contactInfo: { email: 'office@example.com' },
  acceptTerms: true,
} as const;

/** An organization in the table, with its owner. */
export async function someOrganization(overrides: object = {}): Promise<Organization & { ownerId: string }> {
  const owner = await account();
  const input = NewOrganization.parse({ ...NEW_ORGANIZATION, ...overrides });
  const { organization } = await buildOrganization(input, owner, undefined);
  return { ...organization, ownerId: owner.id };
}

/** A signed-in person who is this in an organization, and nothing as a person. */
export async function memberIn(organizationId: string, role: OrganizationRole) {
  const { user, token } = await signedIn({ canCreateQuizzes: false });
  await join(user.id, { organizationId, role });
  if (await getOrganization(organizationId))
    await transactWrite({ count: incrementCountItem(organizationId, 'members', UNLIMITED) });
  return { user, token };
}

/** Takes a membership away, as it stands in the table. */
export const forget = (organizationId: string, userId: string) =>
  table.send(new DeleteCommand({ TableName, Key: membershipKey(organizationId, userId) }));

/** Makes a member the owner. */
export async function handOverTo(organizationId: string, userId: string): Promise<void> {
  const organization = await getOrganization(organizationId);
  const owner = await getMember(organizationId, organization?.createdBy ?? '');
  await transferOwnership(owner, await getMember(organizationId, userId));
}

/** A domain that the organization has proven. */
export async function someProvenDomain(
  organizationId: string,
  domain = `${randomText(12).toLowerCase()}.example`,
): Promise<string> {
  const added = await addDomain(organizationId, domain, 'somebody');
  await transactWrite({ domain: verifyDomainItem(added, { provenAt: nowIso() }) });
  return domain;
}

/** The id of an open invitation. */
export async function someInvite(organizationId: string): Promise<string> {
  const organization = await getOrganization(organizationId);
  if (!organization) throw new Error('No such organization');
  const wanted = { email: newEmail(), role: 'member' as const };
  const { invites } = await inviteMembers(organization, [wanted], organization.createdBy);
  return invites[0]?.id ?? '';
}

/** Puts an organization on a plan that brings API tokens. */
export async function bringTokens(organizationId: string): Promise<void> {
  if ((await getOrganizationPlan(organizationId)) === 'free')
    await beginTrial(organizationId, { plan: 'professional', cycle: 'monthly' }, 'standard');
}

/** An API token, whose `secret` is what a program sends. */
export async function someApiToken(
  organizationId: string,
  role: ApiTokenRole,
  days?: NewApiToken['days'],
): Promise<{ id: string; secret: string }> {
  await bringTokens(organizationId);
  const { id: by, name } = await account();
  const wanted = { name: 'Rostering', role, days };
  const { token, secret } = await createApiToken(organizationId, wanted, { id: by, name });
  return { id: token.id, secret };
}

/** A webhook, as it is stored. */
export async function someWebhook(
  organizationId: string,
  wanted: { url?: string; events?: WebhookEvent[] } = {},
): Promise<StoredWebhook> {
  const fields = { url: 'https://hooks.example.com/x', events: [...WEBHOOK_EVENTS], ...wanted };
  const { webhook } = await addWebhook(organizationId, fields, 'somebody');
  return getWebhook(organizationId, webhook.id);
}

/** What a form sends that assigns a published quiz of the organization, to everybody in a week. */
export async function toAssign(organizationId: string, overrides: Partial<NewAssignment> = {}) {
  const quizId = overrides.quizId ?? (await publishedQuiz({ quiz: { ownerId: organizationId } })).id;
  const dueAt = new Date(now() + 7 * 86_400_000).toISOString();
  return { quizId, everyone: true, dueAt, ...overrides };
}

/** An assignment as it is stored. */
export const someAssignment = async (
  organizationId: string,
  overrides?: Partial<NewAssignment>,
): Promise<StoredAssignment> =>
  addAssignment(organizationId, NewAssignment.parse(await toAssign(organizationId, overrides)), 'somebody');

/** The id of a draft's approval that is waited for. */
export async function someApproval(organizationId: string): Promise<string> {
  const quiz = await publishedQuiz({ quiz: { ownerId: organizationId, status: 'draft', version: 0 } });
  return requestApproval(quiz, await getDraft(quiz), (await account()).id);
}

/** Has a quiz been asked for as it is, and rejected: whoever may edit it goes on from there, or lets go of it. */
export async function waitsOf({ id, revision }: Pick<Quiz, 'id' | 'revision'>): Promise<void> {
  const waiting = { approvalId: ulidOf(now(), randomBytes(10)), by: (await account()).id, revision };
  await transactWrite({ writes: pendingContentItems(id, { ...waiting, draft: undefined }, undefined) });
  await transactWrite({
    pending: rejectPendingItem(id, waiting.approvalId, { reason: 'Too easy', at: nowIso() }),
  });
}

interface Joining {
  organizationId: string;
  role: OrganizationRole;
  /** Of the person. */
  name?: string;
  departmentId?: string;
  /** Of the organization. */
  title?: string;
}

/** Makes somebody a member of an organization. */
export async function join(
  userId: string,
  { organizationId: id, title = 'Acme', name = 'Ada', ...member }: Joining,
): Promise<void> {
  if (await transactWrite(newMembershipItems({ id, name: title }, { userId, name, ...member })))
    throw new Error('Is a member already');
}

/** A department of an organization. */
export async function someDepartment(organizationId: string, name = 'Class 7b'): Promise<string> {
  const fields = { name, description: '', emailDomains: [] };
  return (await addDepartment(organizationId, fields, 'somebody')).id;
}

/** A member without email whose account the organization has made. */
export async function somePupil(organizationId: string): Promise<PupilsAnswer['pupils'][number]> {
  const organization = await getOrganization(organizationId);
  if (!organization) throw new Error('no organization');
  const departmentId = await someDepartment(organizationId, `Class ${randomText(6)}`);
  const { pupils } = await createPupils(
    organization,
    { departmentId, pupils: [{ name: 'Anna Li' }] },
    'somebody',
  );
  const [pupil] = pupils;
  if (!pupil) throw new Error('no pupil');
  return pupil;
}
