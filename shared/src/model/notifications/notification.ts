import * as z from 'zod';
import { Instant } from '../common.ts';

/**
 * What a notification is about. `result_released`: a result that the person did not see yet is final.
 * `result_corrected`: one that they had seen has changed, because the answer key was corrected.
 * `first_response`: somebody finished the person's quiz for the first time. `quiz_invite`: somebody asks the person to
 * work on a quiz. `invite_accepted`: somebody did, on the person's quiz. `essays_waiting`: somebody handed in an essay of it. `quiz_starting`: a quiz of the
 * person's, or one of which they wanted to hear, has opened. `attempt_changed`: whoever decides on results reopened, handed in,
 * annulled or reinstated an attempt of the person's, or granted another.
 * `deletion_announced`: submissions of a quiz of the person's will be deleted, because it keeps them for so long.
 * `prize_won`, `prize_changed`: the person has won a prize, or something became of it. `prizes_settled`: something became of the prize
 * pool of a quiz of the person's.
 * `quiz_taken_down`: whoever runs the site took a quiz of the person's down, or put it back.
 * `approval_waiting`: an author wants a quiz of an organization published that the person manages. `approval_decided`: somebody has decided on what
 * the person asked for there.
 * `webhook_off`: nothing came through to a webhook of an organization that the person manages, so it was switched off.
 * `assignment`: a quiz was assigned to the person, or is due.
 * `organization_news`: an organization of the person's was deleted, or restored.
 * `plan_changed`: their plan ends, has ended, or could not be renewed.
 */
export type NotificationType =
  | 'result_released'
  | 'result_corrected'
  | 'first_response'
  | 'quiz_invite'
  | 'invite_accepted'
  | 'essays_waiting'
  | 'quiz_starting'
  | 'attempt_changed'
  | 'deletion_announced'
  | 'prize_won'
  | 'prize_changed'
  | 'prizes_settled'
  | 'quiz_taken_down'
  | 'approval_waiting'
  | 'approval_decided'
  | 'webhook_off'
  | 'assignment'
  | 'organization_news'
  | 'plan_changed';

/** A ULID: its first ten characters tell the time, so ids sort as the notifications do. */
export const NotificationId = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'Not a notification id');

/** One entry of the bell and of `/notifications`. Title and message are plain text. */
export const Notification = z.object({
  id: z.string(),
  /** A `NotificationType`, or one that another version of this program wrote: text and link still tell what it is. */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  time: Instant,
  unread: z.boolean(),
  /** Path on the site that shows what it is about. */
  link: z.string(),
});
export type Notification = z.output<typeof Notification>;
