import * as z from 'zod';
import { isEmail, withoutInvisible } from './accounts/email.ts';
import { LIMITS } from './limits.ts';
import { plainMessage } from './plain-errors.ts';
import { FIELD_MESSAGES } from './field-messages.ts';

/** An instant: UTC ISO 8601 with milliseconds, as `Date.toISOString` writes it. */
export const Instant = z.iso.datetime();

// No library text reaches a person: what a schema does not word itself is worded there.
z.config({ customError: plainMessage });

/** An address is compared and stored in lower case, without invisible characters. */
export const Email = z
  .string({ error: FIELD_MESSAGES.emailRequired })
  .overwrite(withoutInvisible)
  .toLowerCase()
  .min(1, { error: FIELD_MESSAGES.emailRequired, abort: true })
  .max(LIMITS.email, { error: FIELD_MESSAGES.emailInvalid, abort: true })
  .refine(isEmail, FIELD_MESSAGES.emailInvalid);

/** Quiz ids start with `q_`, so that an id, a code and a link can never be taken for each other. */
export const QuizId = z.string().regex(/^q_[A-Za-z0-9]{16}$/, 'Not a quiz id');

/** A quiz by its id, its code (any case) or its shareable link. */
export const QuizRef = z
  .string()
  .trim()
  .min(4)
  .max(80)
  .regex(/^[\w-]+$/, 'Not a quiz id, code or link');

/** An attempt's id: quiz, participant and attempt number, see `attempt-id.ts`. */
export const AttemptId = z
  .string()
  .regex(/^q_[A-Za-z0-9]{16}\.[ug]_[\w-]{16,40}\.\d{1,4}$/, 'Not a submission id');

export const IdempotencyKey = z
  .string()
  .min(8)
  .max(100)
  .regex(/^[\w-]+$/);

/** Holds the last entry's place: a title of 200 characters takes up to 1,600 here. */
export const Cursor = z.string().max(2_000).optional();

export const PageSize = (fallback: number, most: number) =>
  z.coerce.number().int().min(1).max(most).default(fallback);

/** A code that was mailed. */
export const Otp = z.string().regex(/^\d{6}$/, FIELD_MESSAGES.verificationCode);

/** Random and kept by the browser: by it a guest is known, and a device that has signed in. */
export const DeviceId = z.string().regex(/^[\w-]{8,80}$/, 'Not a device id');

/** Of an organization's own category. */
export const CategoryId = z.string().regex(/^c_[A-Za-z0-9]{12}$/, 'Not a category id');
