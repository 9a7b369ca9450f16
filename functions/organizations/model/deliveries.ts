import {
  DELIVERY_FAILURES,
  DELIVERY_STATUSES,
  SENT_EVENTS,
  type WebhookDelivery,
} from '@quizhall/shared/model/organizations/webhook';
import { ulidTime } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { newDeliveryLook } from '../../attempts/model/due-work.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { queryPage, updateIf } from '../../platform/dynamodb/commands.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { DELIVERY_PREFIX, deliveryKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const KEEP_MS = 14 * 24 * 3_600_000;

/** One event on its way to one webhook. Times in epoch ms. */
const StoredDelivery = z.object({
  organizationId: z.string(),
  event: z.enum(SENT_EVENTS),
  /** As it is sent, and signed anew for each try. */
  body: z.string(),
  status: z.enum(DELIVERY_STATUSES),
  /** Counts what asked for it to be sent: a message of an earlier turn is done. */
  turn: z.number(),
  tries: z.number(),
  /** Since when it waits to be sent. */
  askedAt: z.number(),
  /** Somebody pressed a button and waits: sent even where others wait. */
  byHand: z.literal(true).optional(),
  answered: z.number().optional(),
  failure: z.enum(DELIVERY_FAILURES).optional(),
  lastAt: z.number().optional(),
  nextAt: z.number().optional(),
});
export type StoredDelivery = z.output<typeof StoredDelivery> & { webhookId: string; id: string };

/** What names a delivery in a note of due work. */
const refOf = ({ webhookId, id }: Pick<StoredDelivery, 'webhookId' | 'id'>): string => `${webhookId}/${id}`;

const Item = StoredDelivery.extend({ pk: z.string(), sk: z.string() }).transform(
  ({ pk, sk: id, ...stored }): StoredDelivery => ({
    ...stored,
    webhookId: pk.slice(DELIVERY_PREFIX.length),
    id,
  }),
);

/** What waits for so long was lost on its way to whoever sends, and is asked for again. */
const LOST_MS = 15 * 60_000;

type NewDelivery = Pick<StoredDelivery, 'organizationId' | 'webhookId' | 'id' | 'event' | 'body' | 'byHand'>;

/** Something is told to a webhook; its id derives from what happened, so it is told once. */
export const putDelivery = async ({ webhookId, id, ...told }: NewDelivery): Promise<boolean> =>
  !(await transactWrite({
    delivery: {
      Put: {
        TableName,
        Item: {
          ...deliveryKey(webhookId, id),
          ...StoredDelivery.parse({ ...told, status: 'waiting', turn: 1, tries: 0, askedAt: now() }),
          expiresAt: Math.ceil((ulidTime(id) + KEEP_MS) / 1_000),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    },
    nextCheck: noteFor({ webhookId, id }, now() + LOST_MS),
  }));

/** These deliveries, with every change that was acknowledged. */
export async function getDeliveries(
  refs: readonly Pick<StoredDelivery, 'webhookId' | 'id'>[],
): Promise<StoredDelivery[]> {
  const items = await getItems(
    refs.map(({ webhookId, id }) => deliveryKey(webhookId, id)),
    { consistent: true },
  );
  return items.map((item) => Item.parse(item));
}

/** Returns a page of a webhook's deliveries, newest first. */
export async function listWebhookDeliveries(
  webhookId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<{ deliveries: StoredDelivery[]; next: string | undefined }> {
  const { items, last } = await queryPage(
    {
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': deliveryKey(webhookId, '').pk },
      ScanIndexForward: false,
      Limit: limit,
      ConsistentRead: true,
    },
    after === undefined ? undefined : { ...deliveryKey(webhookId, after) },
  );
  const deliveries = items.map((item) => Item.parse(item));
  return { deliveries, next: last && deliveries.at(-1)?.id };
}

/** What a try makes of a delivery. */
type Outcome = Pick<StoredDelivery, 'status' | 'tries'> &
  Partial<Pick<StoredDelivery, 'answered' | 'failure' | 'nextAt'>>;

const SHOWN = ['answered', 'failure', 'lastAt', 'nextAt'] as const;

/** Stores the outcome of a delivery and, if it is retried, the scheduled retry. */
export async function storeDeliveryOutcome(
  before: StoredDelivery,
  outcome: Outcome,
  isTried: boolean,
): Promise<void> {
  const { webhookId, id, turn } = before;
  const told: Partial<StoredDelivery> = {
    ...outcome,
    lastAt: isTried ? now() : before.lastAt,
    ...(!isTried && { answered: before.answered, failure: before.failure }),
  };
  const names = ['status', 'tries', ...SHOWN] as const;
  const set = names.filter((name) => told[name] !== undefined);
  const gone = SHOWN.filter((name) => told[name] === undefined);
  const write = {
    Key: deliveryKey(webhookId, id),
    UpdateExpression: [
      `SET ${set.map((name) => `#${name} = :${name}`).join(', ')}`,
      `REMOVE ${['byHand', ...gone.map((name) => `#${name}`)].join(', ')}`,
    ].join(' '),
    ConditionExpression: '#status = :waiting AND turn = :turn',
    ExpressionAttributeNames: Object.fromEntries(
      [...set, ...gone, 'status'].map((name) => [`#${name}`, name]),
    ),
    ExpressionAttributeValues: {
      ':waiting': 'waiting',
      ':turn': turn,
      ...Object.fromEntries(set.map((name) => [`:${name}`, told[name]])),
    },
  };
  const { nextAt } = outcome;
  if (nextAt === undefined) await updateIf(write);
  else
    await transactWrite({
      delivery: { Update: { TableName, ...write } },
      nextCheck: noteFor(before, nextAt),
    });
}

const noteFor = (delivery: Pick<StoredDelivery, 'webhookId' | 'id'>, at: number): Writes[number] => ({
  Put: newDeliveryLook(refOf(delivery), at),
});

/**
 * Has a delivery sent, for one that waits for its next try when that is due, for one that was lost on its way, or, by hand, for
 * any that is not about to be sent. False: it is, or there is nothing to send.
 */
export const requestRedelivery = async (
  { webhookId, id }: Pick<StoredDelivery, 'webhookId' | 'id'>,
  { byHand }: { byHand: boolean },
): Promise<boolean> =>
  !(await transactWrite({
    delivery: {
      Update: {
        TableName,
        Key: deliveryKey(webhookId, id),
        UpdateExpression: `SET #status = :waiting, turn = turn + :one, askedAt = :now${byHand ? ', byHand = :true, tries = :none' : ''} REMOVE nextAt`,
        ConditionExpression: byHand
          ? 'attribute_exists(pk) AND (#status <> :waiting OR askedAt <= :lost)'
          : '(#status = :retrying AND nextAt <= :now) OR (#status = :waiting AND askedAt <= :lost)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: {
          ':waiting': 'waiting',
          ':one': 1,
          ':now': now(),
          ':lost': now() - LOST_MS,
          ...(byHand ? { ':true': true, ':none': 0 } : { ':retrying': 'retrying' }),
        },
      },
    },
    nextCheck: noteFor({ webhookId, id }, now() + LOST_MS),
  }));

/** Retries a delivery, named by the reference of its scheduled retry. */
export function retryDelivery(ref: string): Promise<boolean> {
  const [webhookId = '', id = ''] = ref.split('/');
  return requestRedelivery({ webhookId, id }, { byHand: false });
}

const iso = (at: number | undefined) => (at === undefined ? undefined : new Date(at).toISOString());

/** Converts a stored delivery to its API shape. */
export const toDeliveryAnswer = ({
  id,
  event,
  status,
  tries,
  answered,
  failure,
  lastAt,
  nextAt,
}: StoredDelivery): WebhookDelivery => ({
  id,
  event,
  at: new Date(ulidTime(id)).toISOString(),
  status,
  tries,
  answered,
  failure,
  lastAt: iso(lastAt),
  nextAt: iso(nextAt),
});
