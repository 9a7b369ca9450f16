import { siteLanguage } from '@quizhall/shared/rules/site-language';
import type { InviteRefusal, InvitesAnswer, MemberInvite } from '@quizhall/shared/model/organizations/member';
import type { GivenRole } from '@quizhall/shared/model/organizations/organization-enums';
import { organizationLimits, UNLIMITED } from '@quizhall/shared/rules/payments/plans';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type * as z from 'zod';
import { listDepartments } from '../model/departments.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import {
  countMemberInvites,
  findMemberInvite,
  getMemberInvite,
  getMemberInvites,
  saveInviteItems,
  inviteExpiresAt,
  type StoredInvite,
  deleteInviteItems,
} from '../model/member-invites.ts';
import { listMembershipsOf } from '../model/memberships.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import { getOrganizationCounts } from '../model/organization-counts.ts';
import { type Organization, organizationExistsItem } from '../model/organizations.ts';
import { addToThrottle } from '../../platform/limits/throttles.ts';
import { findUserByEmail, listNames, listUserIds } from '../../accounts/model/users.ts';
import { organizationInviteMail } from '../../quizzes/model/quiz-mails.ts';
import { sendMail } from '../../platform/mail/send-mail.ts';
import { mapBounded } from '../../platform/map-bounded.ts';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { AppError } from '../../platform/errors.ts';
import { randomSecret } from '../../platform/security/random.ts';
import { sha256 } from '../../platform/security/tokens.ts';
import { currentBucket } from '../../platform/limits/throttle-bucket.ts';
import { toDepartmentNames } from '../model/members.ts';
import { planLimitError } from '../model/plan-limit-errors.ts';
import { getOrganizationPlan } from '../model/organization-view.ts';

const ID_LENGTH = 22;
/** Mails at once: SES has a rate. */
const AT_ONCE = 4;

const DAY_SECONDS = 24 * 3_600;
/** Invitations that are mailed to one address in a day: by one organization, and by all of them. */
const MOST_MAILED = { own: 5, all: 20 };

/** One address has one invitation of an organization. */
const inviteIdOf = (organizationId: string, email: string): string =>
  sha256(`${organizationId}\n${email}`).slice(0, ID_LENGTH);

/** Address to invite, with role and department. */
export interface InviteRequest {
  email: string;
  role: GivenRole;
  departmentId?: string | undefined;
}

/** Converts a stored invitation to its API shape. */
export const toInviteAnswer = (
  invite: StoredInvite,
  departmentOf: ReturnType<typeof toDepartmentNames>,
): MemberInvite => ({
  id: invite.inviteId,
  email: invite.email,
  role: invite.role,
  department: departmentOf(invite.departmentId),
  sentAt: new Date(invite.sentAt).toISOString(),
  expiresAt: new Date(inviteExpiresAt(invite)).toISOString(),
});

/**
 * Invites people by mail: an address that is invited already gets another link, and the one before works no longer.
 * @throws AppError PLAN_LIMIT where members and open invitations are more than the plan holds, INVALID_INPUT for an unknown department
 */
export async function inviteMembers(
  organization: Organization,
  wanted: readonly InviteRequest[],
  by: string,
): Promise<z.output<typeof InvitesAnswer>> {
  const { id } = organization;
  const each = [...new Map(wanted.map((one) => [one.email, one])).values()];
  const accounts = await listUserIds(each.map(({ email }) => email));
  const [open, inIt, departments] = await Promise.all([
    getMemberInvites(
      id,
      each.map(({ email }) => inviteIdOf(id, email)),
    ),
    listMembershipsOf(id, [...new Set(accounts.values())]),
    listDepartments(id),
  ]);
  const isMember = ({ email }: InviteRequest) => inIt.has(accounts.get(email) ?? '');
  const invited = each.filter((one) => !isMember(one));
  await assertMemberRoom(id, invited.filter(({ email }) => !open.some((one) => one.email === email)).length);
  const inviter = await nameOf(by);
  const departmentOf = toDepartmentNames(departments);
  if (invited.some(({ departmentId }) => departmentId !== undefined && !departmentOf(departmentId)))
    throw new AppError('INVALID_INPUT', {
      errors: { departmentId: 'This department is not there any more' },
    });
  const outcomes = await mapBounded(invited, AT_ONCE, (one) =>
    inviteOne(organization, one, { by, inviter, earlier: open.find(({ email }) => email === one.email) }),
  );
  const refuse = (email: string, reason: InviteRefusal) => ({ email, reason });
  return {
    invites: outcomes.flatMap(({ invite }) => (invite ? toInviteAnswer(invite, departmentOf) : [])),
    refused: [
      ...each.filter(isMember).map(({ email }) => refuse(email, 'member')),
      ...outcomes.flatMap(({ email, refusal }) => (refusal ? refuse(email, refusal) : [])),
    ],
  };
}

/**
 * Checks that the plan has room for more members. @throws AppError PLAN_LIMIT when members, open invitations
 * and `more` exceed it
 */
export async function assertMemberRoom(organizationId: string, more: number): Promise<void> {
  const [plan, { members }] = await Promise.all([
    getOrganizationPlan(organizationId),
    getOrganizationCounts(organizationId),
  ]);
  const { members: limit } = organizationLimits(plan);
  if (limit === UNLIMITED) return;
  const open = await countMemberInvites(organizationId, { consistent: true });
  if (members + open + more > limit) throw planLimitError(plan, 'members', members + open, more);
}

/** Name of the manager who invites; undefined for an API token. */
const nameOf = async (userId: string): Promise<string | undefined> => (await listNames([userId])).get(userId);

interface Sending {
  by: string;
  inviter: string | undefined;
  earlier: StoredInvite | undefined;
}

/** What became of one address. */
interface Sent {
  email: string;
  refusal?: InviteRefusal;
  invite?: StoredInvite;
}

/** Counts one more mail to an address, and says whether it is one too many today; nobody is written to without end, by whatever way. */
async function isMailedEnough(organizationId: string, email: string): Promise<boolean> {
  const count = (subject: string) =>
    addToThrottle(currentBucket('member-invite', sha256(subject), DAY_SECONDS), 1);
  // What one organization sends too much of uses up nothing of what others may.
  if ((await count(`${organizationId}\n${email}`)) > MOST_MAILED.own) return true;
  return (await count(email)) > MOST_MAILED.all;
}

async function inviteOne(
  { id: organizationId, name, settings }: Organization,
  { email, role, departmentId }: InviteRequest,
  { by, inviter, earlier }: Sending,
): Promise<Sent> {
  if (await isMailedEnough(organizationId, email)) return { email, refusal: 'too_often' };
  const token = randomSecret();
  const inviteId = inviteIdOf(organizationId, email);
  const told = { organizationId, inviteId, email, role, digest: sha256(token), sentBy: by, sentAt: now() };
  const invite = { ...told, ...(departmentId !== undefined && { departmentId }) };
  const failed = await transactWrite({
    organization: organizationExistsItem(organizationId),
    invitation: saveInviteItems(invite, earlier),
    event: organizationEventItem(organizationId, { kind: 'invited', by, data: { role } }),
  });
  // Somebody else has invited the same address at this moment: theirs stands.
  if (failed) return { email, refusal: 'not_mailed' };
  // Two reads, with an account or without.
  const language = siteLanguage((await findUserByEmail(email))?.language, settings.language);
  const mailed = await sendMail(
    email,
    organizationInviteMail(
      config.SITE_URL + sitePath(SITE_PATHS.organizationInvite, { token }),
      { organization: name, inviter },
      language,
    ),
  );
  return { email, invite, ...(!mailed && { refusal: 'not_mailed' }) };
}

/** An open invitation of this organization. @throws AppError NOT_FOUND */
export async function getOpenInvite(organizationId: string, inviteId: string): Promise<StoredInvite> {
  const invite = await getMemberInvite(organizationId, inviteId);
  if (!invite) throw new AppError('NOT_FOUND');
  return invite;
}

/**
 * Sends an invitation again with a new link, valid for a week. @throws AppError TOO_MANY for the address,
 * UNAVAILABLE if the mail was not accepted
 */
export async function resendInvite(
  organization: Organization,
  invite: StoredInvite,
  by: string,
): Promise<StoredInvite> {
  const sent = await inviteOne(organization, invite, { by, inviter: await nameOf(by), earlier: invite });
  if (sent.refusal === 'too_often')
    throw new AppError('TOO_MANY', {
      message: 'This address was written to often enough today. Please try again tomorrow.',
    });
  if (sent.refusal !== undefined || !sent.invite) throw new AppError('UNAVAILABLE');
  return sent.invite;
}

/** Cancels an invitation. @throws AppError INVALID_STATE if it was accepted or sent again meanwhile */
export async function cancelInvite(invite: StoredInvite, by: string): Promise<void> {
  const failed = await transactWrite({
    invitation: deleteInviteItems(invite),
    event: organizationEventItem(invite.organizationId, {
      kind: 'inviteCancelled',
      by,
      data: { role: invite.role },
    }),
  });
  if (failed)
    throw new AppError('INVALID_STATE', {
      message: 'This invitation was accepted or sent again meanwhile. Please look again.',
    });
}

/** The invitation of a link. @throws AppError INVALID_LINK if it was used, cancelled, sent again or is a week old */
export async function getInviteByToken(token: string): Promise<StoredInvite> {
  const invite = await findMemberInvite(sha256(token));
  if (!invite) throw new AppError('INVALID_LINK');
  return invite;
}
