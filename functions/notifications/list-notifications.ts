import { notifications } from '@quizhall/shared/contract/notifications';
import { countUnread, listNotifications } from '../_data/notifications.ts';
import { worded } from '../_notifications/worded.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(notifications.listNotifications, async ({ query, user }) => {
  const [page, unread] = await Promise.all([
    listNotifications(user.id, { limit: query.limit, after: query.cursor }),
    countUnread(user.id),
  ]);
  const { notifications: told, nextCursor } = page;
  return { notifications: told.map((note) => worded(note, query.language)), nextCursor, unread };
});
