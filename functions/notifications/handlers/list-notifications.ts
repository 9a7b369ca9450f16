import { notifications } from '@quizhall/shared/contract/notifications/notifications';
import { countUnread, listNotifications } from '../model/notifications.ts';
import { localizeNotification } from '../use-cases/localize.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(notifications.listNotifications, async ({ query, user }) => {
  const [page, unread] = await Promise.all([
    listNotifications(user.id, { limit: query.limit, after: query.cursor }),
    countUnread(user.id),
  ]);
  const { notifications: told, nextCursor } = page;
  return {
    notifications: told.map((note) => localizeNotification(note, query.language)),
    nextCursor,
    unread,
  };
});
