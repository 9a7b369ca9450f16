import * as z from 'zod';
import { DELIVERY_PREFIX } from '../_data/keys.ts';
import { deliverHooks, type SendPosts } from '../_organizations/deliver-hooks.ts';
import { callFunction } from '../_platform/call-function.ts';
import { queueHandler } from '../_platform/queue-handler.ts';
import type { HookOutcome } from '../_organizations/post-hook.ts';

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

/** The function without rights that sends (`functions/outside/send-hooks.ts`), by its name. */
const sendOutside: SendPosts = async (posts) => {
  const answer = await callFunction(process.env['HOOK_SENDER'] ?? '', { posts });
  return (answer as { outcomes: HookOutcome[] }).outcomes;
};

export const handler = deliveries(sendOutside);
