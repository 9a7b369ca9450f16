import { DEFAULT_SPREAD_SECONDS } from '@quizhall/shared/rules/attempts/jitter';
import { PAYMENT_PROVIDERS } from '@quizhall/shared/model/payments/payment';
import * as z from 'zod';
import { TABLE_TIMEOUT_KINDS } from './queues/table-timeouts.ts';

const Environment = z.object({
  STAGE: z.string().default('local'),
  VERSION: z.string().default('0.0.0'),
  /** The one origin of site and API, without a slash at the end. */
  SITE_URL: z.string().default(''),
  TABLE_NAME: z.string().default(''),
  TABLE_PATIENCE: z.enum(TABLE_TIMEOUT_KINDS).default('usual'),
  MEDIA_BUCKET: z.string().default(''),
  MAIL_FROM: z.string().default(''),
  /** Who gets what is written by the contact form; empty: it is only stored. */
  CONTACT_MAIL: z.string().default(''),
  /** Mails a second that nobody waits for: what the account may send, less what people wait for. */
  MAIL_PER_SECOND: z.coerce.number().positive().default(10),
  /** The token key itself (local stage and tests) … */
  TOKEN_KEY: z.string().optional(),
  /** … or the secret that holds it (AWS). */
  TOKEN_KEY_SECRET_ID: z.string().optional(),
  /** The key that names and draws (local stage and tests) … */
  DERIVATION_KEY: z.string().optional(),
  /** … or the secret that holds it (AWS). */
  DERIVATION_KEY_SECRET_ID: z.string().optional(),
  /** Over how many seconds browsers spread what a crowd does at once, see `shared/src/rules/attempts/jitter.ts`. */
  OPEN_SPREAD_SECONDS: z.coerce.number().min(0).default(DEFAULT_SPREAD_SECONDS),
  END_SPREAD_SECONDS: z.coerce.number().min(0).default(DEFAULT_SPREAD_SECONDS),
  /** Who takes payments; `none`: nobody, and what costs money is off. */
  PAYMENT_PROVIDER: z.enum([...PAYMENT_PROVIDERS, 'none']).default('simulated'),
  /** The keys at Stripe themselves (local stage and tests), or the secret that holds them (AWS): `functions/payments/model/stripe-keys.ts`. */
  STRIPE_KEYS: z.string().optional(),
  STRIPE_SECRET_ID: z.string().optional(),
  /** Where Stripe's API is reached, if not at Stripe. */
  STRIPE_API_URL: z.url().optional(),
  /** Two tries of a call end before the time of a function that somebody waits for is over. */
  STRIPE_CALL_MS: z.coerce.number().positive().default(4_000),
  /** How long the simulated provider takes to confirm a payment. */
  SIMULATED_CONFIRM_MS: z.coerce.number().min(0).max(10_000).default(2_000),
  /** Whether winners can be paid here; without it quizzes have no prize pools. */
  PAYOUTS: z.stringbool().default(true),
  /** Whether a quiz with a prize may ask for money to take part: some laws call that gambling. */
  PAID_WITH_PRIZE: z.stringbool().default(false),
  /** Whether the limits of personal plans hold; otherwise they are only shown. */
  ENFORCE_PERSONAL_PLANS: z.stringbool().default(false),
  /** A request that takes longer says in the log what it waited for. */
  SLOW_MS: z.coerce.number().min(0).default(1_000),
  /** Known to CloudFront and the function alone: beside it, the viewer's address in a header can be believed. */
  ORIGIN_KEY: z.string().optional(),
  /** Where names are looked up, if not where the platform does: address and port. */
  DNS_SERVER: z.string().optional(),
  S3_FORCE_PATH_STYLE: z.string().optional(),
});

/** The function's environment, parsed once. */
export const config = Environment.parse(process.env);
