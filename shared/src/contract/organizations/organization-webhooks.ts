import * as z from 'zod';
import { PageSize } from '../../model/common.ts';
import { OrganizationId } from '../../model/organizations/organization.ts';
import {
  NewWebhook,
  Webhook,
  WebhookChanges,
  WebhookDelivery,
  WebhookDeliveryId,
  WebhookId,
} from '../../model/organizations/webhook.ts';
import type { Endpoint } from '../endpoint.ts';

const managing = { action: 'organization.manage', on: 'organization', id: 'id' } as const;
const ById = z.strictObject({ id: OrganizationId });
const ByHook = ById.extend({ webhookId: WebhookId });
const byHand = { by: 'user', limit: 300, windowSeconds: 3_600 } as const;
/** Calls that have something sent. */
const sending = { by: 'user', limit: 60, windowSeconds: 3_600 } as const;

/** Where an organization is told of what happens: docs/decisions/0088-webhooks-and-api-tokens.md. */
export const organizationWebhooks = {
  listWebhooks: {
    method: 'GET',
    path: '/organization/{id}/webhooks',
    auth: 'user',
    access: managing,
    summary: 'The webhooks of an organization, the oldest first, without their secrets',
    params: ById,
    response: z.object({ webhooks: z.array(Webhook) }),
    rights: { table: 'read' },
  },
  createWebhook: {
    method: 'POST',
    path: '/organization/{id}/webhooks',
    auth: 'user',
    access: managing,
    summary:
      'Have events sent to an https address. The secret by which deliveries are signed is told here and never again',
    params: ById,
    body: NewWebhook,
    response: z.object({ webhook: Webhook, secret: z.string() }),
    status: 201,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  saveWebhook: {
    method: 'PATCH',
    path: '/organization/{id}/webhooks/{webhookId}',
    auth: 'user',
    access: managing,
    summary: 'Change address or events of a webhook, or switch it off and on',
    params: ByHook,
    body: WebhookChanges,
    response: z.object({ webhook: Webhook }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
  rotateWebhookSecret: {
    method: 'POST',
    path: '/organization/{id}/webhooks/{webhookId}/secret',
    auth: 'user',
    access: managing,
    summary:
      'Give a webhook a new secret, told once; for a day deliveries are signed with the one before as well, unless that is ended at once',
    params: ByHook,
    query: z.strictObject({ endFormer: z.enum(['true', 'false']).default('false') }),
    response: z.object({ secret: z.string() }),
    throttle: [byHand],
    rights: { table: 'write' },
  },
  testWebhook: {
    method: 'POST',
    path: '/organization/{id}/webhooks/{webhookId}/test',
    auth: 'user',
    access: managing,
    summary: 'Send the event `ping`, also to a webhook that is off; its delivery tells what came of it',
    params: ByHook,
    response: z.object({ delivery: WebhookDelivery }),
    status: 201,
    throttle: [sending],
    rights: { table: 'write' },
  },
  deleteWebhook: {
    method: 'DELETE',
    path: '/organization/{id}/webhooks/{webhookId}',
    auth: 'user',
    access: managing,
    summary: 'Send nothing to this address any more; what waited is not sent',
    params: ByHook,
    throttle: [byHand],
    rights: { table: 'write' },
  },
  listDeliveries: {
    method: 'GET',
    path: '/organization/{id}/webhooks/{webhookId}/deliveries',
    auth: 'user',
    access: managing,
    summary: 'What was sent to a webhook in the last 14 days, the newest first, and what came of it',
    params: ByHook,
    query: z.strictObject({ limit: PageSize(20, 50), cursor: WebhookDeliveryId.optional() }),
    response: z.object({ deliveries: z.array(WebhookDelivery), nextCursor: z.string().optional() }),
    rights: { table: 'read' },
  },
  resendDelivery: {
    method: 'POST',
    path: '/organization/{id}/webhooks/{webhookId}/deliveries/{deliveryId}/resend',
    auth: 'user',
    access: managing,
    summary: 'Send something again under the id that it had, by which a receiver knows what it has already',
    params: ByHook.extend({ deliveryId: WebhookDeliveryId }),
    response: z.object({ delivery: WebhookDelivery }),
    throttle: [sending],
    rights: { table: 'write' },
  },
} as const satisfies Record<string, Endpoint>;
