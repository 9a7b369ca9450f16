import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { getItem, putIf, updateIf } from '../../platform/dynamodb/commands.ts';
import { mailKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** As long as this the same cause mails nobody again; longer than any stream, queue or run repeats it. */
const KEEP_MS = 30 * 24 * 3_600_000;

/** A mail to send, as data: what it says is written when it is sent. */
interface OutgoingMail {
  kind: string;
  to: string;
  data: unknown;
  /** What its reader speaks, where that is not English and no account says it. */
  language?: string | undefined;
}

const StoredMail = z.object({
  kind: z.string(),
  to: z.string(),
  data: z.unknown(),
  language: z.string().optional(),
  status: z.string(),
  expiresAt: z.number(),
});

/** Write that queues a mail, for the transaction with its cause. */
export const newMailItem = (id: string, mail: OutgoingMail) => ({
  TableName,
  Item: {
    ...mailKey(id),
    ...mail,
    status: 'waiting',
    expiresAt: Math.ceil((now() + KEEP_MS) / 1_000),
  },
  ConditionExpression: 'attribute_not_exists(pk)',
});

/** Queues a mail outside a transaction. False: a mail for this cause is queued or sent already. */
export const queueMail = (write: ReturnType<typeof newMailItem>): Promise<boolean> => {
  const { Item, ConditionExpression } = write;
  return putIf({ Item, ConditionExpression });
};

/** A queued mail; undefined: sent or expired. `isClaimed`: a worker has begun to send it; `queuedAt` in epoch ms, up to a second late. */
export async function getMail(
  id: string,
): Promise<(OutgoingMail & { isClaimed: boolean; queuedAt: number }) | undefined> {
  const item = await getItem(mailKey(id));
  if (!item || item['status'] === 'sent') return undefined;
  const { status, expiresAt, ...mail } = StoredMail.parse(item);
  return { ...mail, isClaimed: status !== 'waiting', queuedAt: expiresAt * 1_000 - KEEP_MS };
}

/** The right to send a mail, once. False: somebody else has or had it. */
export async function claimMail(id: string): Promise<boolean> {
  return move(id, { from: 'waiting', to: 'sending' });
}

/** Marks a mail as sent and removes its address and content. */
export async function markMailSent(id: string): Promise<boolean> {
  return move(id, { from: 'sending', to: 'sent', remove: ['to', 'data'] });
}

/** Releases the claim on a mail that was certainly not sent. */
export async function releaseMail(id: string): Promise<boolean> {
  return move(id, { from: 'sending', to: 'waiting' });
}

async function move(
  id: string,
  { from, to, remove = [] }: { from: string; to: string; remove?: readonly string[] },
): Promise<boolean> {
  const names = Object.fromEntries(remove.map((name, n) => [`#r${n}`, name]));
  const removal = remove.length > 0 ? ` REMOVE ${Object.keys(names).join(', ')}` : '';
  const { done } = await updateIf({
    Key: mailKey(id),
    UpdateExpression: `SET #status = :to${removal}`,
    ConditionExpression: '#status = :from',
    ExpressionAttributeNames: { '#status': 'status', ...names },
    ExpressionAttributeValues: { ':from': from, ':to': to },
  });
  return done;
}
