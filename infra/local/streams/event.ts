import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import type { _Record as StreamRecord } from '@aws-sdk/client-dynamodb-streams';
import type { AttributeValue as LambdaValue, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
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
export function buildStreamEvent(records: readonly StreamRecord[], origin: BatchOrigin): WindowedStreamEvent {
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

function toLambdaRecord(record: StreamRecord, { streamArn, now }: BatchOrigin): DynamoDBRecord {
  const { dynamodb = {} } = record;
  return {
    eventID: record.eventID,
    eventName: record.eventName,
    eventVersion: record.eventVersion ?? '1.1',
    eventSource: 'aws:dynamodb',
    awsRegion: LOCAL_REGION,
    eventSourceARN: streamArn,
    dynamodb: {
      ApproximateCreationDateTime: seconds(dynamodb.ApproximateCreationDateTime),
      Keys: dynamodb.Keys && toLambdaImage(dynamodb.Keys),
      NewImage: dynamodb.NewImage && toLambdaImage(dynamodb.NewImage),
      OldImage: dynamodb.OldImage && toLambdaImage(dynamodb.OldImage),
      SequenceNumber: dynamodb.SequenceNumber,
      SizeBytes: dynamodb.SizeBytes,
      StreamViewType: dynamodb.StreamViewType,
    },
    ...(isExpiry(record, now) && { userIdentity: TTL_IDENTITY }),
  };
}

/**
 * Whether the item went because its time to live was over. The engines do not say so of what our own sweeper deletes;
 * an item that was past its time when it was removed tells it.
 */
function isExpiry({ eventName, dynamodb }: StreamRecord, now: number): boolean {
  const expiresAt = Number(dynamodb?.OldImage?.[table.ttlAttribute]?.N);
  return eventName === 'REMOVE' && expiresAt * 1_000 <= now;
}

function seconds(date: Date | undefined): number | undefined {
  return date && Math.floor(date.getTime() / 1_000);
}

type Image = Record<string, AttributeValue>;

function toLambdaImage(image: Image): Record<string, LambdaValue> {
  return Object.fromEntries(Object.entries(image).map(([name, value]) => [name, toLambdaValue(value)]));
}

/** Lambda gets binary values in base64; everything else stays as it is. */
function toLambdaValue(value: AttributeValue): LambdaValue {
  if (value.B) return { B: base64(value.B) };
  if (value.BS) return { BS: value.BS.map(base64) };
  if (value.L) return { L: value.L.map(toLambdaValue) };
  if (value.M) return { M: toLambdaImage(value.M) };
  if (value.S !== undefined) return { S: value.S };
  if (value.N !== undefined) return { N: value.N };
  if (value.BOOL !== undefined) return { BOOL: value.BOOL };
  if (value.SS) return { SS: value.SS };
  return value.NS ? { NS: value.NS } : { NULL: true };
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64');
}
