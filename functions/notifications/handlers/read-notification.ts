import { notifications } from '@quizhall/shared/contract/notifications/notifications';
import { markRead } from '../model/notifications.ts';
import { localizeNotification } from '../use-cases/localize.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';

export const handler = endpoint(notifications.readNotification, async ({ params, user }) => {
  const notification = await markRead(user.id, params.id);
  if (!notification) throw new AppError('NOT_FOUND');
  return { notification: localizeNotification(notification, 'en') };
});
