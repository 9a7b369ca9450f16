import { PAYMENT_PROVIDERS } from '@quizhall/shared/model/payments/payment';
import * as z from 'zod';
import { getItem } from '../../platform/dynamodb/commands.ts';
import { transferKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/**
 * Money that leaves, as stored: `waiting` until the provider has taken it. A refund goes back to the
 * charge `of`, a payout to the winner of the prize `of`. Cents.
 */
const StoredTransfer = z.object({
  id: z.string(),
  kind: z.enum(['refund', 'payout']),
  of: z.string(),
  amount: z.number().int().min(1),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** The book in which it is entered. */
  book: z.string(),
  status: z.enum(['waiting', 'sent', 'failed']),
  /** Epoch ms. */
  at: z.number(),
  /** What the provider calls it. */
  ref: z.string().optional(),
  /** Of a payout that waits: where the money goes, sealed. */
  details: z.string().optional(),
});
export type StoredTransfer = z.output<typeof StoredTransfer>;

/** The put of a new transfer. `functions/payments/subscribers/send-transfers.ts` sends it. */
export const newTransferItem = (transfer: Omit<StoredTransfer, 'status'>) => ({
  Put: {
    TableName,
    Item: { ...transferKey(transfer.id), ...transfer, status: 'waiting' },
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

/** A transfer, with everything that was acknowledged. */
export async function getTransfer(id: string): Promise<StoredTransfer | undefined> {
  const item = await getItem(transferKey(id));
  return item && StoredTransfer.parse(item);
}

/** The update with the outcome of a waiting transfer. */
export const endTransferItem = (
  id: string,
  { status, ref }: Pick<StoredTransfer, 'ref'> & { status: 'sent' | 'failed' },
) => ({
  Update: {
    TableName,
    Key: transferKey(id),
    UpdateExpression: `SET #status = :status${ref ? ', #ref = :ref' : ''} REMOVE details`,
    ConditionExpression: '#status = :waiting',
    ExpressionAttributeNames: { '#status': 'status', ...(ref && { '#ref': 'ref' }) },
    ExpressionAttributeValues: { ':status': status, ':waiting': 'waiting', ...(ref && { ':ref': ref }) },
  },
});
