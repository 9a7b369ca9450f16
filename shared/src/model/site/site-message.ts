import * as z from 'zod';
import { Email } from '../common.ts';
import { MESSAGE_LIMITS, MESSAGE_TEXTS } from './site-message-texts.ts';

const Message = z
  .string()
  .trim()
  .min(1, MESSAGE_TEXTS.noMessage)
  .max(MESSAGE_LIMITS.message, MESSAGE_TEXTS.longMessage);

/** To whoever runs this site. */
export const ContactMessage = z.strictObject({
  name: z.string().trim().min(1, MESSAGE_TEXTS.noName).max(MESSAGE_LIMITS.name, MESSAGE_TEXTS.longName),
  email: Email,
  message: Message,
  /** Leave it empty: people do not see this field. */
  website: z.string().max(500).optional(),
});

/** What a signed-in person thinks of the site. */
export const SiteFeedback = z.strictObject({
  rating: z.number().int().min(1).max(5).optional(),
  message: Message,
});
