import type { SiteLanguage } from '@quizhall/shared/model/enums';
import type { Notification } from '@quizhall/shared/model/notifications/notification';
import type { ToldNotification } from '../model/notifications.ts';
import {
  NOTIFICATION_MESSAGES,
  type NotificationText,
} from '../../platform/messages/notification-messages.ts';

/**
 * A notification in a language. What cannot be worded in it, because another version of this program wrote it, stays as it was
 * stored.
 */
export function localizeNotification(
  { says, ...note }: ToldNotification,
  language: SiteLanguage,
): Notification {
  if (!says || language === 'en') return note;
  const texts: Partial<Record<string, (values: never) => NotificationText>> = NOTIFICATION_MESSAGES[language];
  return { ...note, ...texts[says.name]?.(says.values as never) };
}
