import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { NewNotification } from '../_data/notifications.ts';
import { day } from '../_languages/en/formats.ts';
import { noteId } from '../_platform/note-id.ts';

interface About {
  id: string;
  /** The name of the organization. */
  title: string;
}

interface News extends About {
  /** When it was deleted or restored, in ISO form. */
  at: string;
  userId: string;
}

/** To every member: the organization was deleted, and goes at this time (epoch ms). */
export const organizationClosed = ({ id, title, at, userId }: News, goesAt: number): NewNotification => ({
  id: noteId(Date.parse(at), `closed#${id}#${at}#${userId}`),
  type: 'organization_news',
  title: 'Your organization was deleted',
  message: `“${title}” is closed, and everything of it goes on ${day(goesAt)}. Until then its owner can restore it.`,
  link: sitePath(SITE_PATHS.organizationOf, { id }),
});

/** To every member: it is as it was. */
export const organizationReopened = ({ id, title, at, userId }: News): NewNotification => ({
  id: noteId(Date.parse(at), `reopened#${id}#${at}#${userId}`),
  type: 'organization_news',
  title: 'Your organization is back',
  message: `“${title}” was restored, with its quizzes and members.`,
  link: sitePath(SITE_PATHS.organizationOf, { id }),
});
