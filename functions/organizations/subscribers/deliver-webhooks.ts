import * as z from 'zod';
import { DELIVERY_FAILURES } from '@quizhall/shared/model/organizations/webhook';
import { DELIVERY_PREFIX } from '../../platform/dynamodb/keys.ts';
import { deliverHooks, type SendPosts } from '../use-cases/deliver-webhooks.ts';
import { invokeFunction } from '../../platform/queues/invoke-function.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';

const Text = z.object({ S: z.string() });
const Record = z
  .object({ dynamodb: z.object({ Keys: z.object({ pk: Text, sk: Text }) }) })
  .transform(({ dynamodb: { Keys } }) => ({
    webhookId: Keys.pk.S.slice(DELIVERY_PREFIX.length),
    id: Keys.sk.S,
  }));

/** Deliveries that wait to be sent. They share a call of whoever sends, which takes seconds at most. */
export const deliveries = (send: SendPosts) =>
  queueHandler<{ webhookId: string; id: string }>({
    failed: 'webhooks not delivered',
    read: (record) => Record.parse(record),
    groupOf: () => 'all',
    work: (refs) => deliverHooks(refs, { send, chance: Math.random }),
  });

/** What it answers is looked at like anything that comes from outside. */
const Sent = z.object({
  outcomes: z.array(
    z.union([
      z.object({ answered: z.number(), ms: z.number().optional() }),
      z.object({ failure: z.enum(DELIVERY_FAILURES) }),
    ]),
  ),
});

/** The function without rights that sends (`functions/entry/send-webhooks.ts`), by its name. */
const sendOutside: SendPosts = async (posts) => {
  const answer = await invokeFunction(process.env['HOOK_SENDER'] ?? '', { posts });
  return Sent.parse(answer).outcomes;
};

export const handler = deliveries(sendOutside);
