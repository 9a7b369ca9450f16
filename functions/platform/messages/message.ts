import { NOTIFICATION_MESSAGES, type NotificationValues } from './notification-messages.ts';

/** A notification in English, with the name and values that translate it. */
export const notificationMessage = <Name extends keyof NotificationValues>(
  name: Name,
  values: NotificationValues[Name],
) => ({
  ...NOTIFICATION_MESSAGES.en[name](values),
  says: { name, values },
});
