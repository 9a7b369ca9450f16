import {
  type WebhookCause,
  webhookGroupId,
  createDeliveries,
  toWebhookCause,
} from '../use-cases/webhook-events.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';

/** What happened in an organization is written down for each of its webhooks that wants it; of one quiz together. */
export const handler = queueHandler<WebhookCause>({
  failed: 'webhooks not told',
  read: toWebhookCause,
  groupOf: webhookGroupId,
  work: createDeliveries,
});
