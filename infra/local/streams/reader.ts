import { isDeepStrictEqual } from 'node:util';
import { type ChangePattern, matchesPattern } from '@quizhall/functions/platform/local/change-pattern.ts';
import type { DynamoDBRecord } from 'aws-lambda';
import { StageError } from '../stage-error.ts';
import { type Checkpoints, FINISHED } from './checkpoints.ts';
import { buildStreamEvent, type WindowedStreamEvent } from './event.ts';
import { type LocalStreams, type Shard, StreamRefusal } from './open.ts';

export type StreamHandler = (event: WindowedStreamEvent) => Promise<BatchAnswer | undefined>;

/** What a consumer answers: the records from which it wants the batch again, and its window state. */
interface BatchAnswer {
  batchItemFailures?: { itemIdentifier: string | null }[];
  state?: Record<string, unknown>;
}

export interface ReaderOptions {
  streams: LocalStreams;
  streamArn: string;
  handler: StreamHandler;
  checkpoints: Checkpoints;
  /** Filters of the event source mapping: a record reaches the consumer if one matches. Absent: all records do. */
  filters?: readonly ChangePattern[];
  /** Records of a batch at most, of those that pass the filters. */
  batchSize?: number;
  /** Epoch milliseconds. */
  now: () => number;
}

export interface StreamReader {
  /** Reads every shard once and hands over what is new; answers how many records that were. */
  step(): Promise<number>;
}

const BATCH_SIZE = 100;

/**
 * Reads a table's stream as Lambda does: shard by shard, a parent before its children, in batches, at least once. A
 * batch that fails, or the rest of it from the record that the consumer names, comes again.
 */
export function streamReader({
  streams,
  streamArn,
  handler,
  checkpoints,
  filters,
  batchSize = BATCH_SIZE,
  now,
}: ReaderOptions): StreamReader {
  const passes = (record: DynamoDBRecord) =>
    !filters || filters.some((pattern) => matchesPattern(pattern, record));
  const iterators = new Map<string, string>();
  /** Asked for again when nothing is left to read of those that are known, or one of them ends. */
  let shards: Shard[] = [];

  const step = async () => {
    if (readable(shards, checkpoints).length === 0) shards = await listShards(streams, streamArn);
    let handled = 0;
    for (const { ShardId } of readable(shards, checkpoints)) handled += await readShard(ShardId);
    return handled;
  };

  const readShard = async (shardId: string): Promise<number> => {
    const iterator = iterators.get(shardId) ?? (await findIterator(shardId));
    iterators.delete(shardId);
    const batch = await getBatch(iterator);
    if (!batch) return 0;
    const { records, next } = batch;
    if (records.length > 0) await handle(records, shardId);
    // Only now: after a failure the next step starts again from the checkpoint.
    if (next) iterators.set(shardId, next);
    else {
      checkpoints.set(shardId, FINISHED);
      shards = [];
    }
    return records.length;
  };

  /** Reads on until a batch is full or the shard has no more; undefined where the iterator has expired. */
  const getBatch = async (iterator: string | undefined) => {
    const records: DynamoDBRecord[] = [];
    let next = iterator;
    for (let room = batchSize; room > 0; ) {
      const page = await getRecords(next, room);
      if (!page) return undefined;
      const { Records = [], NextShardIterator } = page;
      records.push(...Records);
      next = NextShardIterator;
      if (!next || Records.length < room) break;
      room -= Records.filter(passes).length;
    }
    return { records, next };
  };

  const findIterator = async (shardId: string): Promise<string | undefined> => {
    const SequenceNumber = checkpoints.get(shardId);
    const start = SequenceNumber
      ? ({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber } as const)
      : ({ ShardIteratorType: 'TRIM_HORIZON' } as const);
    const shard = { StreamArn: streamArn, ShardId: shardId };
    try {
      return (await streams.ask('GetShardIterator', { ...shard, ...start })).ShardIterator;
    } catch (error) {
      if (!isRefused(error, 'TrimmedDataAccessException')) throw error;
      // The stage stood still for longer than the stream remembers: go on with what is left.
      const rest = { ...shard, ShardIteratorType: 'TRIM_HORIZON' };
      return (await streams.ask('GetShardIterator', rest)).ShardIterator;
    }
  };

  const getRecords = async (ShardIterator: string | undefined, Limit: number) => {
    try {
      return await streams.ask('GetRecords', { ShardIterator, Limit });
    } catch (error) {
      if (isRefused(error, 'ExpiredIteratorException')) return undefined;
      throw error;
    }
  };

  const handle = async (records: DynamoDBRecord[], shardId: string): Promise<void> => {
    const changes = records.filter((record) => passes(record) && isChange(record));
    const event = buildStreamEvent(changes, { streamArn, shardId, now: now() });
    const answer = changes.length > 0 ? await handler(event) : undefined;
    if (answer?.state && Object.keys(answer.state).length > 0)
      throw new StageError(
        'The stream consumer keeps state in its window, which the local stage does not carry.',
      );
    const failed = firstFailure(records, answer);
    const done = records[failed - 1]?.dynamodb?.SequenceNumber;
    if (done) checkpoints.set(shardId, done);
    if (failed < records.length) throw new BatchFailure(records.length - failed);
  };

  return { step };
}

/** The consumer refused records; they come again. */
export class BatchFailure extends Error {
  override name = 'BatchFailure';

  constructor(count: number) {
    super(`The stream consumer could not handle ${count} records`);
  }
}

/** Index of the first record to hand over again; the length of the batch when there is none. */
function firstFailure(records: readonly DynamoDBRecord[], answer: BatchAnswer | undefined): number {
  const failures = answer?.batchItemFailures ?? [];
  const places = failures.map(({ itemIdentifier }) =>
    // An unknown or empty identifier means the whole batch, as in Lambda.
    Math.max(
      0,
      records.findIndex(({ dynamodb }) => dynamodb?.SequenceNumber === itemIdentifier),
    ),
  );
  return Math.min(records.length, ...places);
}

/** DynamoDB records no write that changed nothing; dynoxide does. */
function isChange({ eventName, dynamodb }: DynamoDBRecord): boolean {
  return eventName !== 'MODIFY' || !isDeepStrictEqual(dynamodb?.NewImage, dynamodb?.OldImage);
}

/** Unfinished shards whose parent is finished or gone. */
function readable(shards: readonly Shard[], checkpoints: Checkpoints): Shard[] {
  const known = new Set(shards.map(({ ShardId }) => ShardId));
  const isDone = (shardId: string | undefined) =>
    !shardId || !known.has(shardId) || checkpoints.get(shardId) === FINISHED;
  return shards.filter(({ ShardId, ParentShardId }) => !isDone(ShardId) && isDone(ParentShardId));
}

const isRefused = (error: unknown, name: string): boolean =>
  error instanceof StreamRefusal && error.name === name;

async function listShards(streams: LocalStreams, StreamArn: string): Promise<Shard[]> {
  const shards: Shard[] = [];
  let ExclusiveStartShardId: string | undefined;
  do {
    const page = await streams.ask('DescribeStream', { StreamArn, ExclusiveStartShardId });
    shards.push(...(page.StreamDescription?.Shards ?? []));
    ExclusiveStartShardId = page.StreamDescription?.LastEvaluatedShardId;
  } while (ExclusiveStartShardId);
  return shards;
}
