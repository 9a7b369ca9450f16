import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { NewNotification } from '../../notifications/model/notifications.ts';
import { NUMBER_FORMATS } from '../../platform/messages/number-formats.ts';
import { notificationMessage } from '../../platform/messages/message.ts';
import { now } from '../../platform/clock.ts';
import { notificationId } from '../../platform/notification-id.ts';

interface About {
  /** Of the organization, or of the approval. */
  id: string;
  /** The name of the organization. */
  title: string;
}

/** Notification to managers: a person requests to join. */
export const memberRequestNotification = (
  { id, title }: About,
  { name, userId, organizationId }: { name: string; userId: string; organizationId: string },
): NewNotification => ({
  id: notificationId(now(), `approval#${id}#${userId}`),
  type: 'approval_waiting',
  title: 'Somebody wants to join',
  message: `${name} wants to join “${title}”. Approve or reject it.`,
  link: sitePath(SITE_PATHS.organizationOf, { id: organizationId }, { tab: 'approvals' }),
});

/** Notification to a person whose request to join was decided. */
export const memberDecisionNotification = (
  { id, title }: About,
  organizationId: string,
  reason: string | undefined,
): NewNotification => ({
  id: notificationId(now(), `decided#${id}`),
  type: 'approval_decided',
  title: reason === undefined ? 'You are in' : 'You were not let in',
  message:
    reason === undefined
      ? `You are a member of “${title}” now.`
      : `Your request to join “${title}” was rejected. The reason given: ${reason}`,
  link:
    reason === undefined
      ? sitePath(SITE_PATHS.organizationOf, { id: organizationId })
      : sitePath(SITE_PATHS.notifications, {}),
});

interface News extends About {
  /** When it was deleted or restored, in ISO form. */
  at: string;
  userId: string;
}

/** Notification to every member: the organization was deleted and is erased at this time (epoch ms). */
export const organizationClosedNotification = (
  { id, title, at, userId }: News,
  goesAt: number,
): NewNotification => ({
  id: notificationId(Date.parse(at), `closed#${id}#${at}#${userId}`),
  type: 'organization_news',
  title: 'Your organization was deleted',
  message: `“${title}” is closed, and everything of it goes on ${NUMBER_FORMATS.en.day(goesAt)}. Until then its owner can restore it.`,
  link: sitePath(SITE_PATHS.organizationOf, { id }),
});

/** Notification to every member: the organization was restored. */
export const organizationReopenedNotification = ({ id, title, at, userId }: News): NewNotification => ({
  id: notificationId(Date.parse(at), `reopened#${id}#${at}#${userId}`),
  type: 'organization_news',
  title: 'Your organization is back',
  message: `“${title}” was restored, with its quizzes and members.`,
  link: sitePath(SITE_PATHS.organizationOf, { id }),
});

/** Where a second factor is set up. */
export const SECURITY_PATH = sitePath(SITE_PATHS.profile, {}, { tab: 'security' });

/** Notification to a member without a second factor: it is required from this time (epoch ms). */
export const twoFactorRequiredNotification = (
  { id, title, at, userId }: News,
  from: number,
): NewNotification => ({
  id: notificationId(Date.parse(at), `twoFactor#${id}#${at}#${userId}`),
  type: 'organization_news',
  ...notificationMessage('twoFactorWanted', { organization: title, from }),
  link: SECURITY_PATH,
});

/**
 * Notification to managers: the domain's record is missing and until when (epoch ms) it stays verified, or it
 * is no longer verified.
 */
export const domainUnverifiedNotification = (
  {
    organizationId: id,
    domain,
    at,
    userId,
  }: Record<'organizationId' | 'domain' | 'userId', string> & { at: number },
  until: number | undefined,
): NewNotification => ({
  id: notificationId(at, `domain#${id}#${domain}#${until ?? 'ended'}#${userId}`),
  type: 'organization_news',
  ...notificationMessage('domainUnproven', { domain, ...(until !== undefined && { until }) }),
  link: sitePath(SITE_PATHS.organizationOf, { id }, { tab: 'settings', section: 'members' }),
});

/** Notification to the owner: a data export was requested in their name. */
export const organizationExportedNotification = ({ id, title }: About, runId: string): NewNotification => ({
  id: notificationId(now(), `exported#${runId}`),
  type: 'organization_news',
  title: 'Your organization is written as a file',
  message: `Everything that “${title}” holds was asked for in your name. If that was not you, sign out everywhere and change your password.`,
  link: sitePath(SITE_PATHS.organizationOf, { id }),
});
