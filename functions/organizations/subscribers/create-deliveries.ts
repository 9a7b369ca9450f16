import { type HookCause, placeOf, tellHooks, toHookCause } from '../use-cases/webhook-events.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';

/** What happened in an organization is written down for each of its webhooks that wants it; of one quiz together. */
export const handler = queueHandler<HookCause>({
  failed: 'webhooks not told',
  read: toHookCause,
  groupOf: placeOf,
  work: tellHooks,
});
