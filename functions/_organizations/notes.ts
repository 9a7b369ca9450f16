import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { NewNotification } from '../_data/notifications.ts';
import { now } from '../_platform/clock.ts';
import { noteId } from '../_platform/note-id.ts';

interface About {
  id: string;
  /** Of the quiz, or the name of the organization. */
  title: string;
}

/** To whoever manages an organization: an author wants a quiz published. */
export const approvalWaiting = ({ id, title }: About, userId: string): NewNotification => ({
  id: noteId(now(), `approval#${id}#${userId}`),
  type: 'approval_waiting',
  title: 'A quiz waits for your approval',
  message: `Somebody wants “${title}” to be published. Look at it, then approve or reject it.`,
  link: sitePath(SITE_PATHS.organization, {}),
});

/** To whoever asked for it. */
export const approvalDecided = (
  { id, title }: About,
  quizId: string,
  reason: string | undefined,
): NewNotification => ({
  id: noteId(now(), `decided#${id}`),
  type: 'approval_decided',
  title: reason === undefined ? 'Your quiz was approved' : 'Your quiz was not approved',
  message:
    reason === undefined
      ? `“${title}” is published.`
      : `“${title}” stays as it was. The reason given: ${reason}`,
  link: sitePath(SITE_PATHS.quizDashboard, { id: quizId }),
});
