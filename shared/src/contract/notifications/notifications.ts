import * as z from 'zod';
import { PageSize } from '../../model/common.ts';
import { Notification, NotificationId } from '../../model/notifications/notification.ts';
import { InterfaceLanguage } from '../../model/accounts/user.ts';
import type { Endpoint } from '../endpoint.ts';

/** The signed-in person's notifications; they are kept for 90 days. */
export const notifications = {
  listNotifications: {
    method: 'GET',
    path: '/notifications',
    auth: 'user',
    access: 'self',
    summary: 'The own notifications, newest first, and how many are unread',
    query: z.strictObject({
      limit: PageSize(20, 100),
      cursor: NotificationId.optional(),
      /** In which title and message are. */
      language: InterfaceLanguage.default('en'),
    }),
    response: z.object({
      notifications: z.array(Notification),
      /** Of all, not of this page; counted up to 100. */
      unread: z.number(),
      nextCursor: z.string().optional(),
    }),
    rights: { table: 'read' },
  },
  readNotification: {
    method: 'POST',
    path: '/notifications/{id}/read',
    auth: 'user',
    access: 'self',
    summary: 'Mark a notification as read; repeated, it changes nothing',
    params: z.strictObject({ id: NotificationId }),
    response: z.object({ notification: Notification }),
    rights: { table: 'write' },
  },
  readAllNotifications: {
    method: 'POST',
    path: '/notifications/read-all',
    auth: 'user',
    access: 'self',
    summary: 'Mark every notification as read',
    /** How many were unread. */
    response: z.object({ marked: z.number() }),
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
