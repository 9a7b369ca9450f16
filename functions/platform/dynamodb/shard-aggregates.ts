import { deflateRawSync, inflateRawSync } from 'node:zlib';
import * as z from 'zod';
import { now } from '../clock.ts';
import { logger } from '../logger.ts';
import { queryAll, getItem, putIf, withPrefix } from './commands.ts';
import { transactWrite } from './transact-write.ts';
import type { Key } from './keys.ts';
import { TableName } from './table.ts';

/**
 * A kind of aggregate maintained by the stream consumer: one item per entity and stream shard, so that no two
 * consumers write the same item. How to add one: `docs/decisions/0028-stored-marks-and-aggregates.md`.
 */
export interface ShardAggregate<Body extends object> {
  /** What the log calls it. */
  prefix: string;
  /** The sort key ends with the stream shard. */
  key: (entityId: string, shard: string) => Key;
  /** The sums, which an item holds as deflated JSON. */
  body: z.ZodType<Body>;
  merge: (parts: readonly Body[]) => Body;
  /** Bounds what is stored, so that an item never comes near 400 KB; answers `body` itself where it fits. */
  limit: (body: Body) => Body;
  /** A further write of the fold, after which the sums of these shards stand in the first one. */
  alsoFolding?: (into: ShardTotals<Body>, shards: readonly string[]) => object;
}

/** Totals of an entity counted by one shard, and the sequence number they reach. */
export interface ShardTotals<Body> {
  entityId: string;
  shard: string;
  body: Body;
  /** Sequence number of the last stream record that is counted. */
  highWater: string;
  /** High-water mark that was read: the write counts only on top of it. */
  after: string | undefined;
}

/** Stream records live 24 hours: what a shard counted longer ago than this can never be replayed. */
const FINAL_MS = 48 * 3_600_000;
/** Where the sums of former stream shards are kept. */
const FORMER = 'former';
/** A transaction holds 100 items. */
const MOST_FOLDED = 90;

/** Records, in shard order, that are not counted yet. */
export const uncountedRecords = <R extends { sequenceNumber: string }>(
  records: readonly R[],
  highWater: string | undefined,
): R[] =>
  // Sequence numbers are decimal numbers of varying length that grow within a shard.
  records.filter(
    ({ sequenceNumber }) => highWater === undefined || BigInt(sequenceNumber) > BigInt(highWater),
  );

const Packed = z.object({ sums: z.instanceof(Uint8Array) });

/**
 * Unpacks the totals of an item. Deflated, they take a third to a tenth of the billed size of DynamoDB maps.
 */
export const unpackTotals = (item: unknown): unknown =>
  JSON.parse(inflateRawSync(Packed.parse(item).sums).toString('utf8'));

/** The inverse of `unpackTotals`. */
export const packTotals = (body: object): Uint8Array => deflateRawSync(JSON.stringify(body));

/** Table access of one kind of aggregate. */
export function shardAggregateStore<Body extends object>(aggregate: ShardAggregate<Body>) {
  const { prefix, key, merge, limit, alsoFolding } = aggregate;
  const Mark = z.object({ sk: z.string(), highWater: z.string(), writtenAt: z.number() });
  const read = (item: unknown) => ({ ...Mark.parse(item), body: aggregate.body.parse(unpackTotals(item)) });

  function conditionalPut({ entityId, shard, body, highWater, after }: ShardTotals<Body>) {
    const limited = limit(body);
    if (limited !== body) logger.warn('aggregate limited', { entityId, prefix, shard });
    const Item = { ...key(entityId, shard), sums: packTotals(limited), highWater, writtenAt: now() };
    if (after === undefined) return { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' };
    const ExpressionAttributeValues = { ':after': after };
    return { TableName, Item, ConditionExpression: 'highWater = :after', ExpressionAttributeValues };
  }

  /** What one stream shard has counted so far. */
  async function get(entityId: string, shard: string) {
    const Item = await getItem(key(entityId, shard));
    return Item && read(Item);
  }

  /** Replaces a shard's sums, if nobody else has moved its high-water mark. False: read again. */
  async function put(sums: ShardTotals<Body>): Promise<boolean> {
    return putIf(conditionalPut(sums));
  }

  /** Every shard's part; what an entity comes to is their `merge`. */
  async function list(entityId: string, { consistent = false } = {}) {
    const items = await queryAll({
      ConsistentRead: consistent,
      ...withPrefix(key(entityId, '').pk, key(entityId, '').sk),
    });
    return items.map((item) => {
      const part = read(item);
      return { ...part, shard: part.sk.slice(key(entityId, '').sk.length) };
    });
  }

  /**
   * Folds the sums of former stream shards into one item, all or nothing, so that what is counted for years does not
   * collect an item for each of the shards that DynamoDB went through. Another fold at the same moment wins.
   */
  async function fold(entityId: string): Promise<void> {
    const parts = await list(entityId);
    const former = parts.find(({ sk }) => sk === key(entityId, FORMER).sk);
    const final = parts
      .filter((part) => part !== former && part.writtenAt < now() - FINAL_MS)
      .slice(0, MOST_FOLDED);
    if (final.length === 0) return;
    const into = {
      entityId,
      shard: FORMER,
      body: merge([former ?? [], final].flat().map(({ body }) => body)),
      highWater: String(Number(former?.highWater ?? 0) + 1),
      after: former?.highWater,
    };
    const shards = final.map(({ sk }) => sk.slice(key(entityId, '').sk.length));
    const deletions = final.map(({ highWater }, n) => ({
      Delete: {
        TableName,
        Key: key(entityId, shards[n] ?? ''),
        ConditionExpression: 'highWater = :counted',
        ExpressionAttributeValues: { ':counted': highWater },
      },
    }));
    const also = alsoFolding ? [alsoFolding(into, shards)] : [];
    await transactWrite({ former: { Put: conditionalPut(into) }, also, deletions });
  }

  return { get, put, list, fold };
}
