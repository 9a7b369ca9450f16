import type { GivenRole } from '@quizhall/shared/model/organizations/organization-enums';
import { decideApprovalItem, type StoredApproval } from '../../quizzes/model/approvals.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import {
  deleteJoinRequestItem,
  getJoiningFacts,
  type JoinRequest,
  rejectJoinRequestItem,
} from '../model/join-requests.ts';
import { getMemberInvite, deleteInviteItems } from '../model/member-invites.ts';
import { getMembership } from '../model/memberships.ts';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import { organizationEventItem } from '../model/organization-audit.ts';
import { type Organization, organizationExistsItem } from '../model/organizations.ts';
import { getUser, type User } from '../../accounts/model/users.ts';
import { AppError } from '../../platform/errors.ts';
import { findExistingDepartmentId } from './accept-invite.ts';
import { findAutomaticDepartment } from './joining.ts';
import { joinOrganization } from '../model/members.ts';
import { memberDecisionNotification } from './member-notifications.ts';

interface Deciding {
  decision: 'approve' | 'reject';
  reason?: string | undefined;
  by: string;
}

/**
 * Decides on somebody who wants to come in: they do, counted against the plan, or they do not, and are told why.
 * @throws AppError NOT_FOUND where they do not wait any more, INVALID_STATE where somebody was quicker, PLAN_LIMIT
 */
export async function decideMemberRequest(
  organization: Organization,
  approval: StoredApproval,
  { decision, reason, by }: Deciding,
): Promise<void> {
  const { id: organizationId, name: title } = organization;
  const { subject } = approval;
  const [person, { request }, membership] = await Promise.all([
    getUser(subject),
    getJoiningFacts(organizationId, { userId: subject }),
    getMembership(organizationId, subject),
  ]);
  if (!person || request?.approvalId !== approval.id) throw new AppError('NOT_FOUND');
  const told = { what: 'member' as const, subject };
  const refusal = decision === 'approve' ? undefined : (reason ?? '');
  const writes: Writes = [
    decideApprovalItem(approval, { status: decision === 'approve' ? 'approved' : 'rejected', by, reason }),
    decision === 'approve' ? deleteJoinRequestItem(request) : rejectJoinRequestItem(request),
    organizationEventItem(
      organizationId,
      decision === 'approve'
        ? { kind: 'approved', by, data: told }
        : { kind: 'rejected', by, data: { ...told, reason } },
    ),
    {
      Put: newNotificationItem(
        subject,
        memberDecisionNotification({ id: approval.id, title }, organizationId, refusal),
      ),
    },
  ];
  // An invitation has let them in meanwhile.
  if (decision === 'reject' || membership) {
    if (await transactWrite({ organization: organizationExistsItem(organizationId), writes }))
      throw decidedAlready();
    return;
  }
  const member = { userId: subject, name: person.name, ...(await placeFor(organization, person, request)) };
  const used = request.invitation ? await useUp(organizationId, request.invitation) : [];
  try {
    await joinOrganization({ organization, member, by: request.by, with: [...writes, ...used] });
  } catch (error) {
    throw error instanceof AppError && error.code === 'INVALID_LINK' ? decidedAlready() : error;
  }
}

/** Role and department: as the invitation offers, otherwise a member in the assigned department. */
async function placeFor(
  organization: Organization,
  { email }: Pick<User, 'email'>,
  { invitation }: JoinRequest,
): Promise<{ role: GivenRole; departmentId: string | undefined }> {
  if (!invitation)
    return { role: 'member', departmentId: await findAutomaticDepartment(organization, email) };
  const { role, departmentId } = invitation;
  return { role, departmentId: await findExistingDepartmentId(organization.id, departmentId) };
}

/** The writes that use the invitation up, none where it was used, sent again or withdrawn since. */
async function useUp(
  organizationId: string,
  { inviteId, digest }: NonNullable<JoinRequest['invitation']>,
): Promise<Writes> {
  const invite = await getMemberInvite(organizationId, inviteId);
  return invite?.digest === digest ? deleteInviteItems(invite) : [];
}

const decidedAlready = () =>
  new AppError('INVALID_STATE', { message: 'Somebody has decided on this already.' });
