import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { getCharge } from '../model/charge-store.ts';
import { CHARGE_PREFIX } from '../../platform/dynamodb/keys.ts';
import { receiveWebhook } from '../use-cases/receive-webhook.ts';
import { newConfirmation, simulatedProvider } from '../model/simulated-provider.ts';
import { now } from '../../platform/clock.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';

const Record = z
  .object({ dynamodb: z.object({ Keys: z.object({ pk: z.object({ S: z.string() }) }) }) })
  .transform(({ dynamodb }) => dynamodb.Keys.pk.S.slice(CHARGE_PREFIX.length));

/**
 * The simulated provider at work: some seconds after a payment was begun or approved it sends the webhook that confirms it.
 * Payments of one batch wait together.
 */
export const handler = queueHandler<string>({
  failed: 'payment not confirmed',
  read: (record) => Record.parse(record),
  groupOf: () => 'all',
  work: async (ids) => {
    const charges = await Promise.all([...new Set(ids)].map(getCharge));
    const open = charges.filter((charge) => charge?.status === 'processing');
    await setTimeout(Math.max(0, ...open.map((charge) => (charge?.simulated?.confirmAt ?? 0) - now())));
    for (const charge of open)
      if (charge) await receiveWebhook(simulatedProvider, await newConfirmation(charge));
  },
});
