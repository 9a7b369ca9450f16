import type { AttributeValue, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { table } from '../../table.ts';
import { LOCAL_REGION } from '../environment.ts';

/** What Lambda adds to the event of a consumer with a tumbling window. */
export interface WindowedStreamEvent extends DynamoDBStreamEvent {
  shardId: string;
  eventSourceARN: string;
  window: { start: string; end: string };
  state: Record<string, unknown>;
  isFinalInvokeForWindow: boolean;
  isWindowTerminatedEarly: boolean;
}

export interface BatchOrigin {
  streamArn: string;
  shardId: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Who deletes expired items, as the stream names it. */
const TTL_IDENTITY = { type: 'Service', principalId: 'dynamodb.amazonaws.com' };

/** Shorter than on AWS, because nothing waits for the end of a window here. */
const WINDOW_MS = 5_000;

/** The event that Lambda makes of stream records of one shard. */
export function buildStreamEvent(
  records: readonly DynamoDBRecord[],
  origin: BatchOrigin,
): WindowedStreamEvent {
  const start = Math.floor(origin.now / WINDOW_MS) * WINDOW_MS;
  return {
    Records: records.map((record) => toLambdaRecord(record, origin)),
    shardId: origin.shardId,
    eventSourceARN: origin.streamArn,
    window: { start: new Date(start).toISOString(), end: new Date(start + WINDOW_MS).toISOString() },
    state: {},
    isFinalInvokeForWindow: false,
    isWindowTerminatedEarly: false,
  };
}

function toLambdaRecord(record: DynamoDBRecord, { streamArn, now }: BatchOrigin): DynamoDBRecord {
  const { dynamodb: { ApproximateCreationDateTime: at, OldImage, NewImage, ...change } = {} } = record;
  return {
    ...record,
    eventVersion: record.eventVersion ?? '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: LOCAL_REGION,
    eventSourceARN: streamArn,
    dynamodb: {
      ...change,
      ...(OldImage && { OldImage: repairImage(OldImage) }),
      ...(NewImage && { NewImage: repairImage(NewImage) }),
      ApproximateCreationDateTime: at && Math.floor(at),
    },
    ...(isExpiry(record, now) && { userIdentity: TTL_IDENTITY }),
  };
}

type Image = Record<string, AttributeValue>;

/** Restores empty maps, which DynamoDB Local 3 writes as `{}` instead of `{ M: {} }` into its stream. */
const repairImage = (image: Image): Image =>
  Object.fromEntries(Object.entries(image).map(([name, value]) => [name, repairValue(value)]));

function repairValue(value: AttributeValue): AttributeValue {
  if (value.M) return { M: repairImage(value.M) };
  if (value.L) return { L: value.L.map(repairValue) };
  return Object.keys(value).length === 0 ? { M: {} } : value;
}

/**
 * Whether the item went because its time to live was over. The engines do not say so of what our own sweeper deletes;
 * an item that was past its time when it was removed tells it.
 */
function isExpiry({ eventName, dynamodb }: DynamoDBRecord, now: number): boolean {
  const expiresAt = Number(dynamodb?.OldImage?.[table.ttlAttribute]?.N);
  return eventName === 'REMOVE' && expiresAt * 1_000 <= now;
}
