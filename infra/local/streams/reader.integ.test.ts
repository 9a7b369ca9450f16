import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type AttributeValue, DeleteItemCommand, PutItemCommand } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ensureTable, localDynamoDb } from '../engines/create-table.ts';
import { fileCheckpoints } from './checkpoints.ts';
import type { WindowedStreamEvent } from './event.ts';
import { localStreams, streamArnOf } from './open.ts';
import { BatchFailure, type ReaderOptions, type StreamHandler, streamReader } from './reader.ts';

const endpoint = process.env.AWS_ENDPOINT_URL_DYNAMODB ?? '';
const dynamodb = localDynamoDb(endpoint);
const streams = localStreams(endpoint);
const folder = mkdtempSync(join(tmpdir(), 'quizhall-stream-'));
let tables = 0;
let TableName: string;
let streamArn: string;

beforeEach(async () => {
  tables += 1;
  TableName = `${process.env.TABLE_NAME}-${tables}`;
  await ensureTable(dynamodb, TableName);
  streamArn = await streamArnOf(dynamodb, TableName);
});

afterAll(() => {
  dynamodb.destroy();
  rmSync(folder, { recursive: true });
});

const open = (
  handler: StreamHandler,
  options: Partial<Pick<ReaderOptions, 'filters' | 'batchSize'>> = {},
) => {
  const checkpoints = fileCheckpoints(join(folder, `${TableName}.json`), streamArn);
  return streamReader({ streams, streamArn, handler, checkpoints, now: Date.now, ...options });
};

const keyOf = (name: string) => ({ pk: { S: name }, sk: { S: 'X' } });

async function put(name: string, attributes: Record<string, { S: string } | { B: Uint8Array }> = {}) {
  await dynamodb.send(new PutItemCommand({ TableName, Item: { ...keyOf(name), ...attributes } }));
}

const nameOf = ({ dynamodb: change }: DynamoDBRecord) => change?.Keys?.pk?.S ?? '';

/** Reads until two steps in a row bring nothing. */
async function drain(reader: { step(): Promise<number> }) {
  for (let quiet = 0; quiet < 2; ) quiet = (await reader.step()) === 0 ? quiet + 1 : 0;
}

describe('the stream reader', () => {
  it('knows a refusal of the engine by its name', async () => {
    const refused = streams.ask('GetRecords', { ShardIterator: 'none' });
    await expect(refused).rejects.toMatchObject({ name: 'ValidationException' });
  });

  it('hands over every change in order, as Lambda writes it', async () => {
    const events: WindowedStreamEvent[] = [];
    const reader = open(async (event) => {
      events.push(event);
      return undefined;
    });
    await put('a', { bytes: { B: new TextEncoder().encode('hi') } });
    await put('a', { text: { S: 'changed' } });
    await dynamodb.send(new DeleteItemCommand({ TableName, Key: keyOf('a') }));
    await drain(reader);

    const records = events.flatMap(({ Records }) => Records);
    expect(records.map(({ eventName }) => eventName)).toEqual(['INSERT', 'MODIFY', 'REMOVE']);
    const [inserted, modified, removed] = records;
    expect(inserted?.dynamodb?.NewImage).toEqual({ ...keyOf('a'), bytes: { B: btoa('hi') } });
    expect(modified?.dynamodb?.OldImage).toEqual(inserted?.dynamodb?.NewImage);
    expect(modified?.dynamodb?.NewImage).toEqual({ ...keyOf('a'), text: { S: 'changed' } });
    expect(removed?.dynamodb?.NewImage).toBeUndefined();
    expect(removed?.userIdentity).toBeUndefined();
    expect(inserted?.dynamodb?.StreamViewType).toBe('NEW_AND_OLD_IMAGES');
    expect(events[0]).toMatchObject({ eventSourceARN: streamArn, state: {}, isFinalInvokeForWindow: false });
    expect(events[0]?.shardId).toMatch(/^shardId-/);
  });

  it('hands over empty maps and lists, also inside others', async () => {
    const images: unknown[] = [];
    const reader = open(async ({ Records }) => {
      images.push(...Records.map((record) => record.dynamodb?.NewImage));
      return undefined;
    });
    const list: AttributeValue[] = [{ M: {} }, { L: [] }, { M: { deep: { M: {} } } }];
    const inner = { map: { M: {} }, list: { L: list } };
    const Item = { ...keyOf('empty'), ...inner, outer: { M: inner } };
    await dynamodb.send(new PutItemCommand({ TableName, Item }));
    await drain(reader);
    expect(images).toEqual([Item]);
  });

  it('says nothing of a write that changed nothing', async () => {
    const names: string[] = [];
    const reader = open(async ({ Records }) => {
      names.push(...Records.map((record) => `${record.eventName} ${nameOf(record)}`));
      return undefined;
    });
    await put('same');
    await put('same');
    await drain(reader);
    expect(names).toEqual(['INSERT same']);
  });

  it('hands over at most 100 records at once', async () => {
    const sizes: number[] = [];
    const reader = open(async ({ Records }) => {
      sizes.push(Records.length);
      return undefined;
    });
    for (let i = 0; i < 130; i++) await put(`n${i}`);
    await drain(reader);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(130);
  });

  it('fills a batch with the records that pass the filters, and hands over no others', async () => {
    const batches: string[][] = [];
    const filters = [{ eventName: ['INSERT'], dynamodb: { Keys: { pk: { S: [{ prefix: 'COUNTED#' }] } } } }];
    const reader = open(
      async ({ Records }) => {
        batches.push(Records.map(nameOf));
        return undefined;
      },
      { filters, batchSize: 3 },
    );
    for (let n = 1; n <= 4; n++) {
      await put(`COUNTED#${n}`);
      await put(`SUMS#${n}`);
    }
    await drain(reader);
    expect(batches).toEqual([['COUNTED#1', 'COUNTED#2', 'COUNTED#3'], ['COUNTED#4']]);
  });

  it('goes on after a restart where it was', async () => {
    const seen: string[] = [];
    const handler: StreamHandler = async ({ Records }) => {
      seen.push(...Records.map(nameOf));
      return undefined;
    };
    await put('before');
    await drain(open(handler));
    await put('after');
    await drain(open(handler));
    expect(seen).toEqual(['before', 'after']);
  });

  it('hands a failed batch over again, also after a restart', async () => {
    const seen: string[] = [];
    await put('a');
    await put('b');
    const failing = open(async () => {
      throw new Error('table throttled');
    });
    await expect(failing.step()).rejects.toThrow('table throttled');
    await expect(failing.step()).rejects.toThrow('table throttled');
    await drain(
      open(async ({ Records }) => {
        seen.push(...Records.map(nameOf));
        return undefined;
      }),
    );
    expect(seen).toEqual(['a', 'b']);
  });

  it('begins again at the record that the consumer could not handle', async () => {
    const seen: string[][] = [];
    const reader = open(async ({ Records }) => {
      seen.push(Records.map(nameOf));
      const third = Records.find((record) => nameOf(record) === 'c')?.dynamodb?.SequenceNumber;
      return { batchItemFailures: seen.length === 1 && third ? [{ itemIdentifier: third }] : [] };
    });
    for (const name of ['a', 'b', 'c', 'd']) await put(name);
    await expect(reader.step()).rejects.toThrow(BatchFailure);
    await drain(reader);
    expect(seen).toEqual([
      ['a', 'b', 'c', 'd'],
      ['c', 'd'],
    ]);
  });

  it.each([
    ['an empty identifier', ''],
    ['an unknown identifier', '999999999999999999999'],
  ])('takes %s for the whole batch, as Lambda does', async (_, itemIdentifier) => {
    const seen: string[][] = [];
    const reader = open(async ({ Records }) => {
      seen.push(Records.map(nameOf));
      return { batchItemFailures: seen.length === 1 ? [{ itemIdentifier }] : [] };
    });
    await put('a');
    await put('b');
    await expect(reader.step()).rejects.toThrow(BatchFailure);
    await drain(reader);
    expect(seen).toEqual([
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('refuses a consumer that relies on the state of its window', async () => {
    const reader = open(async () => ({ state: { count: 1 } }));
    await put('a');
    await expect(reader.step()).rejects.toThrow('keeps state in its window');
  });

  it('says in one line that its checkpoints are damaged, and forgets those of another stream', async () => {
    const file = join(folder, 'odd.json');
    writeFileSync(file, '{"streamArn":');
    expect(() => fileCheckpoints(file, streamArn)).toThrow(`${file} is damaged`);
    writeFileSync(file, JSON.stringify({ streamArn: 'old', positions: { shard: '1' } }));
    expect(fileCheckpoints(file, streamArn).get('shard')).toBeUndefined();
  });
});
