import { setTimeout } from 'node:timers/promises';
import * as z from 'zod';
import { getCharge } from '../_data/charges.ts';
import { CHARGE_PREFIX } from '../_data/keys.ts';
import { receive } from '../_payments/receive.ts';
import { confirmation, simulated } from '../_payments/simulated.ts';
import { now } from '../_platform/clock.ts';
import { queueHandler } from '../_platform/queue-handler.ts';

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
    for (const charge of open) if (charge) await receive(simulated, await confirmation(charge));
  },
});
