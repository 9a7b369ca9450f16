import { createHash } from 'node:crypto';
import { type Account, type Posting, POSTING_REASONS } from '@quizhall/shared/rules/payments/ledger';
import { ulidOf, ulidTime } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { queryAll, type Item } from '../../platform/dynamodb/commands.ts';
import {
  CHARGE_PREFIX,
  LEDGER_PREFIX,
  ledgerKey,
  ledgerPk,
  poolKey,
  ledgerTotalsKey,
  TRANSFER_PREFIX,
} from '../../platform/dynamodb/keys.ts';
import { table, TableName } from '../../platform/dynamodb/table.ts';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';

const Leg = z.object({
  account: z.custom<Account>((value) => typeof value === 'string'),
  amount: z.number().int(),
});

const PostingItem = z.object({
  sk: z.string(),
  reason: z.enum(POSTING_REASONS),
  cause: z.string(),
  legs: z.array(Leg),
});

/** A posting of a book. `at` in epoch ms. */
export interface StoredPosting extends Posting {
  id: string;
  at: number;
  cause: string;
}

export function toPosting(item: unknown): StoredPosting {
  const { sk, ...posting } = PostingItem.parse(item);
  return { ...posting, id: sk, at: ulidTime(sk) };
}

/** The fields of a posting that the totals need: time (epoch ms) and legs. */
export function toPostingEntry(item: unknown): Pick<StoredPosting, 'at' | 'legs'> {
  const { sk, legs } = PostingItem.pick({ sk: true, legs: true }).parse(item);
  return { at: ulidTime(sk), legs };
}

/**
 * The write that enters a posting, for the transaction with the state that it explains. `cause` (a charge, a prize, a
 * transfer) and `at`, which has to be stored with it (epoch ms), give it its id: the same cause is entered once for ever.
 */
export function newPostingItem(
  book: string,
  { reason, legs }: Posting,
  { cause, at }: { cause: string; at: number },
) {
  const id = ulidOf(at, createHash('sha256').update(`${reason}#${cause}`).digest());
  return {
    Put: {
      TableName,
      Item: { ...ledgerKey(book, id), reason, cause, legs },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
}

/** The postings of a book, oldest first. */
export async function listPostings(book: string): Promise<StoredPosting[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': ledgerPk(book) },
    ConsistentRead: true,
  });
  return items.map(toPosting);
}

const PRIZE_PREFIX = 'PRIZE#';
const PREFIXES = [CHARGE_PREFIX, LEDGER_PREFIX, TRANSFER_PREFIX, PRIZE_PREFIX, ledgerTotalsKey('', '').pk];

/** Every item that holds money. Scans the whole table; for operators, not for requests. */
export async function listMoneyItems(): Promise<Item[]> {
  const values = Object.fromEntries(PREFIXES.map((prefix, n) => [`:p${n}`, prefix]));
  const prefixed = Object.keys(values).map((name) => `begins_with(pk, ${name})`);
  const found: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await table.send(
      new ScanCommand({
        TableName,
        FilterExpression: [...prefixed, 'sk = :pool'].join(' OR '),
        ExpressionAttributeValues: { ...values, ':pool': poolKey('').sk },
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    found.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}
