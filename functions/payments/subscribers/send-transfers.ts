import * as z from 'zod';
import { TRANSFER_PREFIX } from '../../platform/dynamodb/keys.ts';
import { sendTransfer } from '../use-cases/send-transfer.ts';
import { queueHandler } from '../../platform/queues/queue-handler.ts';

const Record = z
  .object({ dynamodb: z.object({ Keys: z.object({ pk: z.object({ S: z.string() }) }) }) })
  .transform(({ dynamodb }) => dynamodb.Keys.pk.S.slice(TRANSFER_PREFIX.length));

/** Sends the money that leaves: refunds and payouts, one after the other. */
export const handler = queueHandler<string>({
  failed: 'transfer not sent',
  read: (record) => Record.parse(record),
  work: async (ids) => {
    for (const id of ids) await sendTransfer(id);
  },
});
