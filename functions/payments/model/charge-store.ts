import { Instant } from '@quizhall/shared/model/common';
import {
  CardSummary,
  CHARGE_PURPOSES,
  CHARGE_STATUSES,
  DECLINES,
  NextStep,
  PAYMENT_METHODS,
  PAYMENT_PROVIDERS,
} from '@quizhall/shared/model/payments/payment';
import * as z from 'zod';
import { queryAll, getItem, queryPage } from '../../platform/dynamodb/commands.ts';
import { chargeSubjectIndex, chargeKey, payerIndex } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** What a provider keeps for the next payment: its name for it, and what may be shown. Nothing else of a card. */
export const SavedMethod = CardSummary.extend({ provider: z.enum(PAYMENT_PROVIDERS), token: z.string() });
export type SavedMethod = z.output<typeof SavedMethod>;

/** A payment as stored. Nothing of a card; of the payer an id, and of a guest the address for the receipt. Cents. */
export const StoredCharge = z.object({
  id: z.string(),
  purpose: z.enum(CHARGE_PURPOSES),
  /** What is paid for, by its id: a quiz, or whose plan it is. */
  subject: z.string(),
  /** `u_` and the id of an account, or `g_` and the digest of a guest's device. */
  payer: z.string(),
  /** Where the receipt goes. */
  email: z.string().optional(),
  method: z.enum(PAYMENT_METHODS),
  amount: z.number().int(),
  fee: z.number().int(),
  total: z.number().int(),
  /** How much of it was given back, or is on its way. */
  refunded: z.number().int().default(0),
  /** How much of that the provider has taken. */
  returned: z.number().int().optional(),
  provider: z.enum(PAYMENT_PROVIDERS),
  /** What the provider calls it. */
  ref: z.string().optional(),
  status: z.enum(CHARGE_STATUSES),
  next: NextStep.optional(),
  decline: z.enum(DECLINES).optional(),
  createdAt: Instant,
  paidAt: Instant.optional(),
  /** Grows with every change; a change is of the one that was read. */
  revision: z.number().int(),
  /** The provider is asked to keep the card for the payments to come, … */
  keepsMethod: z.literal(true).optional(),
  /** … and calls it this; or what it is asked to charge, with nobody there who could enter a card. */
  saved: SavedMethod.optional(),
  /** What the purpose has to remember. */
  details: z.record(z.string(), z.unknown()).optional(),
  /** What the simulated provider has to remember, which has no memory of its own. */
  simulated: z.object({ confirmAt: z.number(), decline: z.enum(DECLINES).optional() }).optional(),
});
export type StoredCharge = z.output<typeof StoredCharge>;

/** `card`: what the indexes have; the whole charge, because lists show most of it. */
const ChargeItem = z.object({ card: StoredCharge });

/** Number of shards of a quiz's entry payments: a crowd pays in the same minute. */
export const ENTRY_SHARDS = 16;

/** Shard of an entry payment, from its id (a digest). */
export const entryShard = (chargeId: string): number => {
  const place = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.indexOf(chargeId[0] ?? '');
  return Math.max(0, place) % ENTRY_SHARDS;
};

const groupOf = ({ id, purpose, subject }: Pick<StoredCharge, 'id' | 'purpose' | 'subject'>): string =>
  purpose === 'entry' ? entryGroup(subject, entryShard(id)) : `${purpose}#${subject}`;

const entryGroup = (quizId: string, shard: number) => `entry#${quizId}#${shard}`;

const toItem = (charge: StoredCharge) => ({
  ...chargeKey(charge.id),
  ...chargeSubjectIndex(groupOf(charge), charge.createdAt, charge.id),
  ...payerIndex(charge.payer, charge.createdAt, charge.id),
  status: charge.status,
  card: StoredCharge.parse(charge),
});

/** The put of a new charge. */
export const newChargeItem = (charge: StoredCharge) => ({
  Put: { TableName, Item: toItem(charge), ConditionExpression: 'attribute_not_exists(pk)' },
});

/** A charge. Strongly consistent. */
export async function getCharge(id: string): Promise<StoredCharge | undefined> {
  const item = await getItem(chargeKey(id));
  return item && ChargeItem.parse(item).card;
}

/** The put that changes a charge as it was read. */
export const updateChargeItem = (before: StoredCharge, changes: Partial<StoredCharge>) => ({
  Put: {
    TableName,
    Item: toItem({ ...before, ...changes, revision: before.revision + 1 }),
    ConditionExpression: 'card.revision = :revision',
    ExpressionAttributeValues: { ':revision': before.revision },
  },
});

/** Payments and payment attempts for one purchase, newest first. Read from the index: a payment can show a second later. */
export async function listChargesOfSubject(
  purpose: StoredCharge['purpose'],
  subject: string,
): Promise<StoredCharge[]> {
  const items = await queryAll({
    IndexName: 'gsi1',
    KeyConditionExpression: 'gsi1pk = :subject',
    ExpressionAttributeValues: { ':subject': chargeSubjectIndex(`${purpose}#${subject}`, '', '').gsi1pk },
    ScanIndexForward: false,
  });
  return items.map((item) => ChargeItem.parse(item).card);
}

/** Payments and payment attempts of a person. Read from the index: a payment can show a second later. */
export async function listChargesOfPayer(payer: string): Promise<StoredCharge[]> {
  const items = await queryAll({
    IndexName: 'gsi2',
    KeyConditionExpression: 'gsi2pk = :payer',
    ExpressionAttributeValues: { ':payer': payerIndex(payer, '', '').gsi2pk },
  });
  return items.map((item) => ChargeItem.parse(item).card);
}

const UNDER_WAY: ReadonlySet<StoredCharge['status']> = new Set(['begun', 'waiting', 'processing']);

/** Returns whether a payment may still succeed. */
export const isChargeOpen = ({ status }: Pick<StoredCharge, 'status'>): boolean => UNDER_WAY.has(status);

interface Range {
  limit: number;
  /** The last one that was answered: `createdAt#id`. */
  after?: string | undefined;
}

/** Position of a charge in its shard. */
export const chargePosition = ({ createdAt, id }: Pick<StoredCharge, 'createdAt' | 'id'>): string =>
  `${createdAt}#${id}`;

const PAID: ReadonlySet<StoredCharge['status']> = new Set(['succeeded', 'refunding', 'refunded']);

/** The first that were paid of one group, however many came to nothing in between. */
async function paidEntriesOf(
  quizId: string,
  shard: number,
  { limit, after }: Range,
): Promise<StoredCharge[]> {
  const paid: StoredCharge[] = [];
  let from = after;
  for (;;) {
    const page = await listShardEntryCharges(quizId, shard, { limit, after: from });
    paid.push(...page.filter(({ status }) => PAID.has(status)));
    const last = page.at(-1);
    if (!last || page.length < limit || paid.length >= limit) return paid;
    from = chargePosition(last);
  }
}

/**
 * Entry payments of a quiz from all shards, newest first. Read from the index, up to a second late. Payments that still
 * wait for the payer are left out, because their id alone opens a guest's payment.
 */
export async function listEntryCharges(
  quizId: string,
  { limit, after }: Range,
): Promise<{ charges: StoredCharge[]; next: string | undefined }> {
  const pages = await Promise.all(
    Array.from({ length: ENTRY_SHARDS }, (_, shard) =>
      paidEntriesOf(quizId, shard, { limit: limit + 1, after }),
    ),
  );
  const all = pages.flat().toSorted((a, b) => (chargePosition(a) < chargePosition(b) ? 1 : -1));
  const charges = all.slice(0, limit);
  const last = charges.at(-1);
  return { charges, next: all.length > limit && last ? chargePosition(last) : undefined };
}

/** Entry payments of one shard. */
export async function listShardEntryCharges(
  quizId: string,
  shard: number,
  { limit, after }: Range,
): Promise<StoredCharge[]> {
  const { gsi1pk } = chargeSubjectIndex(entryGroup(quizId, shard), '', '');
  const { items } = await queryPage({
    IndexName: 'gsi1',
    KeyConditionExpression: `gsi1pk = :pk${after ? ' AND gsi1sk < :after' : ''}`,
    ExpressionAttributeValues: { ':pk': gsi1pk, ...(after && { ':after': after }) },
    ScanIndexForward: false,
    Limit: limit,
  });
  return items.map((item) => ChargeItem.parse(item).card);
}
