import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { deleteItem, getItem, putIf } from '../../platform/dynamodb/commands.ts';
import { mailStopKey } from '../../platform/dynamodb/keys.ts';

const DAY_SECONDS = 24 * 3_600;

/** Why nothing is mailed to an address, and for how many days: a mailbox may come back, who calls a mail spam means it. */
const STOPPED_DAYS = { bounce: 90, complaint: 2 * 365 };

const MailStop = z.object({
  reason: z.enum(['bounce', 'complaint']),
  /** Epoch ms. */
  at: z.number(),
  /** Epoch seconds. */
  expiresAt: z.number(),
});
export type MailStop = z.output<typeof MailStop>;

/** Suppresses mails to an address. A longer suppression stays. `subject`: keyed hash of the address. */
export function suppressAddress(subject: string, reason: MailStop['reason']): Promise<boolean> {
  const at = now();
  const expiresAt = Math.floor(at / 1_000) + STOPPED_DAYS[reason] * DAY_SECONDS;
  return putIf({
    Item: { ...mailStopKey(subject), reason, at, expiresAt },
    ConditionExpression: 'attribute_not_exists(pk) OR expiresAt < :expiresAt',
    ExpressionAttributeValues: { ':expiresAt': expiresAt },
  });
}

/** Reason why an address is suppressed. Undefined if it is not. */
export async function getSuppression(subject: string): Promise<MailStop | undefined> {
  const item = await getItem(mailStopKey(subject), { consistent: false });
  if (!item) return undefined;
  const stop = MailStop.parse(item);
  return stop.expiresAt * 1_000 > now() ? stop : undefined;
}

/** Ends the suppression of an address. */
export async function unsuppressAddress(subject: string): Promise<void> {
  await deleteItem(mailStopKey(subject));
}
