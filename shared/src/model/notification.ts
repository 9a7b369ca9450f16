import * as z from 'zod';
import { Instant } from './common.ts';

/**
 * What a notification is about. `result_released`: a result that the person did not see yet is final.
 * `first_response`: somebody finished the person's quiz for the first time.
 */
export const NOTIFICATION_TYPES = ['result_released', 'first_response'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** A ULID: its first ten characters tell the time, so ids sort as the notifications do. */
export const NotificationId = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'Not a notification id');

/** One entry of the bell and of `/notifications`. Title and message are plain text. */
export const Notification = z.object({
  id: z.string(),
  type: z.enum(NOTIFICATION_TYPES),
  title: z.string(),
  message: z.string(),
  time: Instant,
  unread: z.boolean(),
  /** Path on the site that shows what it is about. */
  link: z.string(),
});
export type Notification = z.output<typeof Notification>;
