import { ownerOf } from '@quizhall/shared/rules/permissions';
import {
  BILLING_CYCLES,
  PRICE_LISTS,
  SUBSCRIPTION_STATES,
} from '@quizhall/shared/rules/payments/subscription';
import * as z from 'zod';
import { SavedMethod } from './charge-store.ts';
import { getItem } from '../../platform/dynamodb/commands.ts';
import { subscriptionKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const Choice = z.object({ plan: z.string(), cycle: z.enum(BILLING_CYCLES) });

/** Epoch ms, cents. */
const StoredTerms = Choice.extend({
  state: z.enum(SUBSCRIPTION_STATES),
  price: z.number().int().min(0),
  anchor: z.number(),
  period: z.object({ start: z.number(), end: z.number() }),
  next: z.union([Choice, z.literal('free')]).optional(),
  declined: z.number().int().optional(),
});

const SubscriptionItem = z.object({
  list: z.enum(PRICE_LISTS),
  /** What they have; nothing: the free plan. */
  terms: StoredTerms.optional(),
  /** When their one trial began (epoch ms). */
  trialAt: z.number().optional(),
  /** Who pays, by the id of an account: of an organization whoever paid last. */
  payer: z.string().optional(),
  /** What the next period is paid with. */
  method: SavedMethod.optional(),
  /** A payment that is on its way, and what they have once it has come. Another one does not begin as long. */
  pending: z.object({ chargeId: z.string(), isRenewal: z.boolean(), terms: StoredTerms }).optional(),
  revision: z.number().int(),
});

/** What a person or an organization (`ownerId`, as quizzes have it) pays for. */
export type StoredSubscription = z.output<typeof SubscriptionItem> & { ownerId: string };

/** A subscription. Strongly consistent. */
export async function getSubscription(ownerId: string): Promise<StoredSubscription> {
  const item = await getItem(subscriptionKey(ownerOf(ownerId)));
  return { ...(item ? SubscriptionItem.parse(item) : { list: 'personal', revision: 0 }), ownerId };
}

/** The plan of an item, `free` by default. */
export const toPlanName = (item: unknown): string =>
  (item === undefined ? undefined : SubscriptionItem.parse(item).terms?.plan) ?? 'free';

const asRead = (revision: number) => ({
  ConditionExpression: revision === 0 ? 'attribute_not_exists(pk)' : 'revision = :revision',
  ...(revision > 0 && { ExpressionAttributeValues: { ':revision': revision } }),
});

/** The update that changes a subscription as it was read. */
export function updateSubscriptionItem(before: StoredSubscription, changes: Partial<StoredSubscription>) {
  const after = SubscriptionItem.parse({ ...before, ...changes, revision: before.revision + 1 });
  return {
    Put: {
      TableName,
      Item: { ...subscriptionKey(ownerOf(before.ownerId)), ...after },
      ...asRead(before.revision),
    },
  };
}

/** The check that a subscription is as it was read. */
export const unchangedSubscriptionItem = ({ ownerId, revision }: StoredSubscription) => ({
  ConditionCheck: {
    TableName,
    Key: subscriptionKey(ownerOf(ownerId)),
    ...asRead(revision),
  },
});
