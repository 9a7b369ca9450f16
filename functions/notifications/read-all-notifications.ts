import { notifications } from '@quizhall/shared/contract/notifications';
import { markAllRead } from '../_data/notifications.ts';
import { endpoint } from '../_http/endpoint.ts';

export const handler = endpoint(notifications.readAllNotifications, async ({ user }) => ({
  marked: await markAllRead(user.id),
}));
