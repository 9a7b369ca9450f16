import type { QuizStatus } from '@quizhall/shared/model/enums';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { NewNotification } from '../../notifications/model/notifications.ts';
import { notificationMessage } from '../../platform/messages/message.ts';
import { now } from '../../platform/clock.ts';
import { notificationId } from '../../platform/notification-id.ts';

interface Asked {
  /** Of the quiz. */
  id: string;
  title: string;
}

const reviewOf = (id: string) => sitePath(SITE_PATHS.quizReview, { id });
const editOf = (id: string) => sitePath(SITE_PATHS.quizEdit, { id });

/** Notification to the organization's managers: an author requests approval to publish a quiz. */
export const approvalRequestedNotification = (
  { id, title, approvalId, author }: Asked & { approvalId: string; author?: string | undefined },
  userId: string,
): NewNotification => ({
  id: notificationId(now(), `approval#${approvalId}#${userId}`),
  type: 'approval_waiting',
  ...notificationMessage('approvalWaiting', { quiz: title, ...(author && { name: author }) }),
  link: reviewOf(id),
});

/** Notification to the requester: the request was approved. */
export const approvalGrantedNotification = (
  approvalId: string,
  { id, title, status }: Asked & { status: QuizStatus },
): NewNotification => ({
  id: notificationId(now(), `decided#${approvalId}`),
  type: 'approval_decided',
  ...notificationMessage('approvalGiven', {
    quiz: title,
    ...(status === 'paused' && { paused: true as const }),
  }),
  link: sitePath(SITE_PATHS.quizDashboard, { id }),
});

/** Notification to the requester: the request was rejected, with the reason. */
export const approvalRejectedNotification = (
  approvalId: string,
  { id, title }: Asked,
  reason: string,
): NewNotification => ({
  id: notificationId(now(), `decided#${approvalId}`),
  type: 'approval_decided',
  ...notificationMessage('approvalRefused', { quiz: title, reason }),
  link: editOf(id),
});

/** Notification to the requester: another person has changed, moved or deleted the quiz. */
export const approvalReplacedNotification = (approvalId: string, { title }: Asked): NewNotification => ({
  id: notificationId(now(), `decided#${approvalId}`),
  type: 'approval_decided',
  ...notificationMessage('approvalReplaced', { quiz: title }),
  link: SITE_PATHS.quizManage,
});
