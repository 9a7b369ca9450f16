import { siteLanguage } from '@quizhall/shared/rules/site-language';
import type { InviteRefusal, InvitesAnswer, MemberInvite } from '@quizhall/shared/model/member';
import type { GivenRole } from '@quizhall/shared/model/organization-enums';
import { organizationLimits, UNLIMITED } from '@quizhall/shared/rules/plans';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type * as z from 'zod';
import { listDepartments } from '../_data/departments.ts';
import { refusalsOf } from '../_data/idioms.ts';
import {
  findMemberInvite,
  getMemberInvite,
  keptInvite,
  listMemberInvites,
  memberInviteEnds,
  type StoredInvite,
  usedInvite,
} from '../_data/member-invites.ts';
import { listMembers } from '../_data/memberships.ts';
import { organizationEvent } from '../_data/organization-audit.ts';
import { getOrganizationCounts } from '../_data/organization-counts.ts';
import { type Organization, stillThere } from '../_data/organizations.ts';
import { findUserByEmail, listUserIds } from '../_data/users.ts';
import { organizationInviteMail } from '../_mail/quiz-mails.ts';
import { sendMail } from '../_mail/send-mail.ts';
import { mapBounded } from '../_platform/bounded.ts';
import { now } from '../_platform/clock.ts';
import { config } from '../_platform/config.ts';
import { AppError } from '../_platform/errors.ts';
import { randomSecret } from '../_platform/random.ts';
import { sha256 } from '../_platform/tokens.ts';
import { namedDepartments } from './members.ts';
import { overPlan } from './over-plan.ts';
import { planOf } from './view.ts';

const ID_LENGTH = 22;
/** Mails at once: SES has a rate. */
const AT_ONCE = 4;

/** One address has one invitation of an organization. */
const inviteIdOf = (organizationId: string, email: string): string =>
  sha256(`${organizationId}\n${email}`).slice(0, ID_LENGTH);

/** Whom to invite, as what. */
export interface Wanted {
  email: string;
  role: GivenRole;
  departmentId?: string | undefined;
}

export const toShownInvite = (
  invite: StoredInvite,
  departmentOf: ReturnType<typeof namedDepartments>,
): MemberInvite => ({
  id: invite.inviteId,
  email: invite.email,
  role: invite.role,
  department: departmentOf(invite.departmentId),
  sentAt: new Date(invite.sentAt).toISOString(),
  expiresAt: new Date(memberInviteEnds(invite)).toISOString(),
});

/**
 * Invites people by mail: an address that is invited already gets another link, and the one before works no longer.
 * @throws AppError PLAN_LIMIT where members and open invitations are more than the plan holds, INVALID_INPUT for an unknown department
 */
export async function inviteMembers(
  { id }: Organization,
  wanted: readonly Wanted[],
  by: string,
): Promise<z.output<typeof InvitesAnswer>> {
  const [open, members, departments] = await Promise.all([
    listMemberInvites(id),
    listMembers(id),
    listDepartments(id),
  ]);
  const each = [...new Map(wanted.map((one) => [one.email, one])).values()];
  const accounts = await listUserIds(each.map(({ email }) => email));
  const inIt = new Set(members.map(({ userId }) => userId));
  const isMember = ({ email }: Wanted) => inIt.has(accounts.get(email) ?? '');
  const invited = each.filter((one) => !isMember(one));
  await assertSeats(
    id,
    invited.filter(({ email }) => !open.some((one) => one.email === email)).length,
    open.length,
  );
  const departmentOf = namedDepartments(departments);
  if (invited.some(({ departmentId }) => departmentId !== undefined && !departmentOf(departmentId)))
    throw new AppError('INVALID_INPUT', {
      errors: { departmentId: 'This department is not there any more' },
    });
  const outcomes = await mapBounded(invited, AT_ONCE, (one) =>
    inviteOne(id, one, { by, earlier: open.find(({ email }) => email === one.email) }),
  );
  const refuse = (email: string, reason: InviteRefusal) => ({ email, reason });
  return {
    invites: outcomes.flatMap(({ invite }) => (invite ? toShownInvite(invite, departmentOf) : [])),
    refused: [
      ...each.filter(isMember).map(({ email }) => refuse(email, 'member')),
      ...outcomes.flatMap(({ email, mailed }) => (mailed ? [] : refuse(email, 'not_mailed'))),
    ],
  };
}

/** Members and open invitations together: a mail that nobody could accept is not sent. */
async function assertSeats(organizationId: string, more: number, open: number): Promise<void> {
  const [plan, { members }] = await Promise.all([
    planOf(organizationId),
    getOrganizationCounts(organizationId),
  ]);
  const { members: limit } = organizationLimits(plan);
  if (limit !== UNLIMITED && members + open + more > limit) throw overPlan(plan, 'members', members + open);
}

interface Sending {
  by: string;
  earlier: StoredInvite | undefined;
}

async function inviteOne(
  organizationId: string,
  { email, role, departmentId }: Wanted,
  { by, earlier }: Sending,
): Promise<{ email: string; mailed: boolean; invite?: StoredInvite }> {
  const token = randomSecret();
  const inviteId = inviteIdOf(organizationId, email);
  const told = { organizationId, inviteId, email, role, digest: sha256(token), sentBy: by, sentAt: now() };
  const invite = { ...told, ...(departmentId !== undefined && { departmentId }) };
  const refused = await refusalsOf([
    stillThere(organizationId),
    ...keptInvite(invite, earlier),
    organizationEvent(organizationId, { kind: 'invited', by, data: { role } }),
  ]);
  // Somebody else has invited the same address at this moment: theirs stands.
  if (refused.length > 0) return { email, mailed: false };
  // Two reads, with an account or without.
  const language = siteLanguage((await findUserByEmail(email))?.language);
  const mailed = await sendMail(
    email,
    organizationInviteMail(config.SITE_URL + sitePath(SITE_PATHS.organizationInvite, { token }), language),
  );
  return { email, mailed, invite };
}

/** An open invitation of this organization. @throws AppError NOT_FOUND */
export async function openInviteOf(organizationId: string, inviteId: string): Promise<StoredInvite> {
  const invite = await getMemberInvite(organizationId, inviteId);
  if (!invite) throw new AppError('NOT_FOUND');
  return invite;
}

/** Sends an invitation again: another link, for another week. @throws AppError UNAVAILABLE where the mail was not taken */
export async function resendInvite(invite: StoredInvite, by: string): Promise<StoredInvite> {
  const sent = await inviteOne(invite.organizationId, invite, { by, earlier: invite });
  if (!sent.mailed || !sent.invite) throw new AppError('UNAVAILABLE');
  return sent.invite;
}

/** Its link works no longer. */
export async function cancelInvite(invite: StoredInvite, by: string): Promise<void> {
  await refusalsOf([
    ...usedInvite(invite),
    organizationEvent(invite.organizationId, { kind: 'inviteCancelled', by, data: { role: invite.role } }),
  ]);
}

/** The invitation behind a link. @throws AppError INVALID_LINK once it is used, withdrawn, sent again or a week old */
export async function inviteBehind(token: string): Promise<StoredInvite> {
  const invite = await findMemberInvite(sha256(token));
  if (!invite) throw new AppError('INVALID_LINK');
  return invite;
}
