import * as z from 'zod';
import { Instant } from '../common.ts';

/** What an organization may be told of, in the order in which it is offered. `ping` is sent by hand, to try an address. */
export const WEBHOOK_EVENTS = [
  'attempt.finished',
  'attempt.graded',
  'quiz.published',
  'member.joined',
  'approval.requested',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];
export const SENT_EVENTS = [...WEBHOOK_EVENTS, 'ping'] as const;
export type SentEvent = (typeof SENT_EVENTS)[number];

/** Of one organization. */
export const MOST_WEBHOOKS = 10;
const MOST_URL = 500;

export const WebhookId = z.string().regex(/^w_[A-Za-z0-9]{12}$/, 'Not a webhook id');
/** A ULID: it sorts by the time of what it tells. */
export const WebhookDeliveryId = z.string().regex(/^[0-7][0-9A-HJKMNP-TV-Z]{25}$/, 'Not a delivery id');

const NOT_ADDRESS = 'Please enter an address that begins with https://';

/** The server also checks which machine the address leads to: `rules/organizations/webhook-address.ts` and the sender. */
const WebhookUrl = z
  .string({ error: NOT_ADDRESS })
  .trim()
  .min(1, NOT_ADDRESS)
  .max(MOST_URL, `Please use at most ${MOST_URL} characters`);

const Events = z
  .array(z.enum(WEBHOOK_EVENTS))
  .min(1, 'Please choose at least one event')
  .max(WEBHOOK_EVENTS.length)
  .transform((events) => WEBHOOK_EVENTS.filter((event) => events.includes(event)));

/** POST /organization/{id}/webhooks */
export const NewWebhook = z.strictObject({ url: WebhookUrl, events: Events });

/** PATCH of one: what is left out stays as it is. */
export const WebhookChanges = z.strictObject({
  url: WebhookUrl.optional(),
  events: Events.optional(),
  active: z.boolean().optional(),
});
export type WebhookChanges = z.output<typeof WebhookChanges>;

/** Why a hook is off: somebody switched it off, or nothing came through for days. */
export const WEBHOOK_ENDS = ['by_hand', 'failing'] as const;

/** A webhook as those who manage the organization see it: its secret is told once, when it is made. */
export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  active: z.boolean(),
  /** Why it is off. */
  off: z.enum(WEBHOOK_ENDS).optional(),
  /** Since when nothing has come through. */
  failingSince: Instant.optional(),
  createdAt: Instant,
});
export type Webhook = z.output<typeof Webhook>;

/**
 * `waiting`: about to be sent. `retrying`: it failed and is tried again. `failed`: every try did. `dropped`: the hook was switched off
 * before it was sent.
 */
export const DELIVERY_STATUSES = ['waiting', 'retrying', 'delivered', 'failed', 'dropped'] as const;

/** Why nothing was answered. */
export const DELIVERY_FAILURES = ['timeout', 'address', 'unreachable', 'certificate'] as const;
export type DeliveryFailure = (typeof DELIVERY_FAILURES)[number];

/** One event on its way to one hook. */
export const WebhookDelivery = z.object({
  id: z.string(),
  event: z.enum(SENT_EVENTS),
  /** When it happened. */
  at: Instant,
  status: z.enum(DELIVERY_STATUSES),
  tries: z.number(),
  /** The last try: what was answered, or why nothing was. */
  answered: z.number().optional(),
  failure: z.enum(DELIVERY_FAILURES).optional(),
  lastAt: Instant.optional(),
  nextAt: Instant.optional(),
});
export type WebhookDelivery = z.output<typeof WebhookDelivery>;
