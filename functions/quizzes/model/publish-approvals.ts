import { createHash } from 'node:crypto';
import type { QuizRole } from '@quizhall/shared/model/enums';
import { statusMove } from '@quizhall/shared/rules/quizzes/quiz-status';
import { mayWithdraw } from '@quizhall/shared/rules/quizzes/withdrawing';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import { decideApprovalItem, newApprovalItem, type StoredApproval } from './approvals.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import { organizationEventItem } from '../../organizations/model/organization-audit.ts';
import { unchangedQuizItem, getQuiz, type Quiz } from './quizzes.ts';
import { getUser } from '../../accounts/model/users.ts';
import {
  deletePendingItems,
  getPendingContent,
  pendingContentItems,
  rejectPendingItem,
  type PendingContent,
} from './pending-content.ts';
import { notifyManagers } from '../../organizations/model/notify-managers.ts';
import {
  approvalGrantedNotification,
  approvalRejectedNotification,
  approvalRequestedNotification,
} from '../../organizations/model/approval-notifications.ts';
import { now, nowIso } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import {
  assertQuizRules,
  needsPublishApproval,
  findOwningOrganization,
} from '../../organizations/model/organization-rules.ts';
import { assertPublishable, changeStatus, getDraft, saveDraft } from './publishing.ts';
import type { Draft } from './quiz-draft.ts';
import { getPendingDraft, endApprovalItems, dropPendingItems, isPendingCurrent } from './pending-version.ts';

/**
 * Publishes a draft, resumes a paused quiz, or submits a draft for approval if the caller's role needs it. Has no effect
 * on a published quiz.
 * @throws AppError INVALID_STATE for an archived quiz, NOT_PUBLISHABLE, STALE_REVISION
 */
export async function publishQuiz(
  quiz: Quiz,
  by: string,
  roles: readonly QuizRole[],
): Promise<{ quiz: Quiz; approvalId?: string }> {
  const to = quiz.status === 'archived' ? undefined : statusMove(quiz, 'published');
  if (!to) throw new AppError('INVALID_STATE');
  const draft = await getDraft(quiz);
  if (to === 'publish' && (await needsPublishApproval(quiz, roles)))
    return { quiz, approvalId: await requestApproval(quiz, draft, by) };
  return { quiz: (await changeStatus(draft, to, by)).quiz };
}

/**
 * Submits a quiz for approval: as it is or, once a version is published, as `after` would save it. Replaces
 * earlier pending content; `seen` names content of another author, so that two windows do not overwrite each
 * other. Returns the id of the approval.
 * @throws AppError NOT_PUBLISHABLE, STALE_REVISION
 */
export async function requestApproval(
  quiz: Quiz,
  after: Draft,
  by: string,
  seen?: { approvalId?: string | undefined },
): Promise<string> {
  const owning = await findOwningOrganization(quiz);
  if (!owning) throw new AppError('INVALID_STATE');
  assertQuizRules(after.quiz, owning);
  await assertPublishable({ ...after, quiz: { ...after.quiz, status: 'published' } }, quiz);
  const before = await getPendingContent(quiz.id);
  if (seen && before?.approvalId !== seen.approvalId) throw new AppError('STALE_REVISION');
  const isPending = before !== undefined && !before.rejected;
  const organizationId = quiz.ownerId;
  const at = now();
  const cause = createHash('sha256').update(`${quiz.id}#${quiz.revision}#${at}`).digest();
  // Another id each time: whoever decides has seen what this id stands for.
  const approvalId = ulidOf(at, cause);
  const waiting = { approvalId, by, revision: quiz.revision, draft: quiz.version > 0 ? after : undefined };
  const failed = await transactWrite({
    pending: pendingContentItems(quiz.id, waiting, before),
    approval: newApprovalItem({ id: approvalId, organizationId, type: 'quiz', subject: quiz.id, by }),
    formerApproval: isPending ? endApprovalItems(quiz, before, { by, how: 'replaced' }) : undefined,
    quiz: unchangedQuizItem(quiz),
  });
  if (failed) throw new AppError('STALE_REVISION');
  const about = { ...quiz, title: after.quiz.title, approvalId, author: (await getUser(by))?.name };
  if (!isPending)
    await notifyManagers(organizationId, (manager) => approvalRequestedNotification(about, manager));
  return approvalId;
}

interface Deciding {
  decision: 'approve' | 'reject';
  reason?: string | undefined;
  by: string;
}

/** A quiz as it was, and as participants have it now. */
interface Published {
  before: Quiz;
  saved: Quiz;
}

/** Message for a decision about outdated content. */
export const ALREADY_DECIDED = 'This was decided or changed meanwhile: look at what waits now.';

/**
 * Approves or rejects a pending publish. Approval publishes the requested content in one transaction with its
 * records. Returns the published quiz.
 * @throws AppError NOT_FOUND, INVALID_STATE after another decision or change, NOT_PUBLISHABLE
 */
export async function decideApproval(
  approval: StoredApproval,
  deciding: Deciding,
): Promise<Published | undefined> {
  const quiz = await getQuiz(approval.subject);
  const waiting = quiz && (await getPendingContent(quiz.id));
  if (!quiz || quiz.ownerId !== approval.organizationId || waiting?.approvalId !== approval.id)
    throw new AppError('NOT_FOUND', { message: ALREADY_DECIDED });
  if (deciding.decision === 'approve')
    return publishAsAsked(quiz, waiting, decided(approval, quiz, deciding));
  const rejected = { reason: deciding.reason ?? '', at: nowIso() };
  const failed = await transactWrite({
    decided: decided(approval, quiz, deciding),
    pending: rejectPendingItem(quiz.id, approval.id, rejected),
  });
  if (failed) throw new AppError('INVALID_STATE', { message: ALREADY_DECIDED });
  return undefined;
}

/** What says how it was decided: the approval itself, the audit, and a note to whoever asked. */
function decided(approval: StoredApproval, quiz: Quiz, { decision, reason = '', by }: Deciding): Writes {
  const { organizationId } = approval;
  const told = { what: 'quiz' as const, subject: quiz.id };
  if (decision === 'approve')
    return [
      decideApprovalItem(approval, { status: 'approved', by }),
      organizationEventItem(organizationId, { kind: 'approved', by, data: told }),
      { Put: newNotificationItem(approval.by, approvalGrantedNotification(approval.id, quiz)) },
    ];
  return [
    decideApprovalItem(approval, { status: 'rejected', by, reason }),
    organizationEventItem(organizationId, { kind: 'rejected', by, data: { ...told, reason } }),
    { Put: newNotificationItem(approval.by, approvalRejectedNotification(approval.id, quiz, reason)) },
  ];
}

async function publishAsAsked(quiz: Quiz, waiting: PendingContent, beside: Writes): Promise<Published> {
  if (quiz.status === 'archived')
    throw new AppError('INVALID_STATE', { message: 'This quiz is archived: restore it first.' });
  if (!isPendingCurrent(quiz, waiting))
    throw new AppError('INVALID_STATE', {
      message: 'This quiz was changed since: its author has to ask again.',
    });
  const before = await getDraft(quiz);
  const asked = await getPendingDraft(before, waiting);
  const status = quiz.version > 0 && quiz.status !== 'draft' ? quiz.status : 'published';
  const after = { ...asked, quiz: { ...asked.quiz, status } };
  const ended = [...deletePendingItems(quiz.id, waiting), ...beside];
  const saved = await saveDraft(before, after, waiting.by, { decided: ended }).catch((error: unknown) => {
    throw isStale(error) ? new AppError('INVALID_STATE', { message: ALREADY_DECIDED }) : error;
  });
  return { before: before.quiz, saved: saved.quiz };
}

const isStale = (error: unknown): boolean => error instanceof AppError && error.code === 'STALE_REVISION';

/**
 * Withdraws pending content: by its author, an approver, or for rejected content by any editor. Participants
 * see no change.
 * @throws AppError NOT_FOUND if nothing is pending, FORBIDDEN, STALE_REVISION
 */
export async function withdrawApproval(quiz: Quiz, by: string, roles: readonly QuizRole[]): Promise<void> {
  const waiting = await getPendingContent(quiz.id);
  if (!waiting) throw new AppError('NOT_FOUND');
  if (!mayWithdraw({ by: waiting.by, rejected: waiting.rejected }, by, roles))
    throw new AppError('FORBIDDEN');
  const writes = dropPendingItems(quiz, waiting, { by, how: 'withdrawn' });
  if (await transactWrite({ writes })) throw new AppError('STALE_REVISION');
}

/** Quizzes of these approvals by id, without deleted ones. */
export async function getPendingQuizzes(approvals: readonly StoredApproval[]): Promise<Map<string, Quiz>> {
  const found = await Promise.all(
    approvals.filter(({ type }) => type === 'quiz').map(({ subject }) => getQuiz(subject)),
  );
  return new Map(found.flatMap((quiz) => (quiz ? [[quiz.id, quiz] as const] : [])));
}
