import { notifications } from '@quizhall/shared/contract/notifications/notifications';
import { markAllRead } from '../model/notifications.ts';
import { endpoint } from '../../http/endpoint.ts';

export const handler = endpoint(notifications.readAllNotifications, async ({ user }) => ({
  marked: await markAllRead(user.id),
}));
