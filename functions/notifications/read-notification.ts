import { notifications } from '@quizhall/shared/contract/notifications';
import { markRead } from '../_data/notifications.ts';
import { worded } from '../_notifications/worded.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';

export const handler = endpoint(notifications.readNotification, async ({ params, user }) => {
  const notification = await markRead(user.id, params.id);
  if (!notification) throw new AppError('NOT_FOUND');
  return { notification: worded(notification, 'en') };
});
