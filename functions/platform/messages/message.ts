import { NOTIFICATION_MESSAGES, type NotificationValues } from './notification-messages.ts';

/** A notification in English, with its name and values, which word it in any language. */
export const notificationMessage = <Name extends keyof NotificationValues>(
  name: Name,
  values: NotificationValues[Name],
) => ({
  ...NOTIFICATION_MESSAGES.en[name](values),
  says: { name, values },
});
