import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PutItemCommand } from '@aws-sdk/client-dynamodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memoryCheckpoints } from '../streams/checkpoints.ts';
import { type LocalStreams, localStreams, streamArnOf } from '../streams/open.ts';
import { streamReader } from '../streams/reader.ts';
import { ensureTable, localDynamoDb } from './create-table.ts';
import { startDynamoDb } from './dynamodb.ts';
import type { Engine } from './engine.ts';
import { databaseFile, forgetStreamRecords } from './stream-records.ts';

const binary = `@dynoxide/${process.platform}-${process.arch}/dynoxide`;
const path = (() => {
  try {
    return createRequire(import.meta.url).resolve(binary);
  } catch {
    // No binary for this platform: the other engine keeps its own stream short.
    return undefined;
  }
})();

/** How dynoxide looks into its stream, word for word: at each write, for the shard's range, and at each read. */
const STATEMENTS = [
  'SELECT COALESCE(MAX(CAST(sequence_number AS INTEGER)), 0) + 1 FROM _stream_records WHERE table_name = ?1',
  'SELECT MIN(sequence_number), MAX(sequence_number) FROM _stream_records WHERE table_name = ?1 AND shard_id = ?2',
  `SELECT event_name, keys_json, new_image, old_image, sequence_number, created_at, user_identity
             FROM _stream_records
             WHERE table_name = ?1 AND shard_id = ?2 AND CAST(sequence_number AS INTEGER) > ?3
             ORDER BY CAST(sequence_number AS INTEGER) ASC
             LIMIT ?4`,
];

describe.runIf(path)('stream records of dynoxide', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quizhall-records-'));
  const TableName = 'records';
  let engine: Engine;
  let database: DatabaseSync;

  beforeAll(async () => {
    engine = await startDynamoDb({ dataDir, engine: 'dynoxide' });
    const client = localDynamoDb(engine.url);
    await ensureTable(client, TableName);
    client.destroy();
    database = new DatabaseSync(databaseFile(dataDir), { timeout: 5_000 });
  });
  afterAll(async () => {
    database.close();
    await engine.stop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  it.each(STATEMENTS)('are found by an index: %s', (statement) => {
    expect(readFileSync(path ?? '').includes(statement)).toBe(true);
    const plan = database.prepare(`EXPLAIN QUERY PLAN ${statement}`).all();
    const steps = plan.map(({ detail }) => String(detail));
    expect(steps).toEqual([expect.stringMatching(/^SEARCH _stream_records USING .*INDEX quizhall_stream/)]);
  });

  it('go when they are consumed, and the numbers go on', async () => {
    const client = localDynamoDb(engine.url);
    const { ask } = localStreams(engine.url);
    const streamArn = await streamArnOf(client, TableName);
    const checkpoints = memoryCheckpoints();
    const seen: string[] = [];
    const calls: string[] = [];
    const streams: LocalStreams = {
      ask: (call, input) => {
        calls.push(call);
        return ask(call, input);
      },
    };
    const handler = async ({ Records }: { Records: { dynamodb?: { SequenceNumber?: string } }[] }) => {
      seen.push(...Records.map(({ dynamodb }) => dynamodb?.SequenceNumber ?? ''));
      return undefined;
    };
    const reader = streamReader({ streams, streamArn, handler, checkpoints, now: Date.now });
    const put = (from: number, count: number) =>
      Promise.all(
        Array.from({ length: count }, (_, n) =>
          client.send(new PutItemCommand({ TableName, Item: { pk: { S: `${from + n}` }, sk: { S: 'X' } } })),
        ),
      );
    const left = () => Number(database.prepare('SELECT COUNT(*) AS left FROM _stream_records').get()?.left);
    const forget = () =>
      checkpoints
        .all()
        .map(([shardId, before]) => forgetStreamRecords(dataDir, { table: TableName, shardId, before }));

    await put(0, 60);
    await reader.step();
    expect([seen.length, left()]).toEqual([60, 60]);
    expect(forget()).toEqual([59]);
    expect(left()).toBe(1);
    await put(60, 5);
    expect(await reader.step()).toBe(5);
    expect(seen).toEqual(Array.from({ length: 65 }, (_, n) => String(n + 1)));
    // A poll that finds nothing is one call.
    calls.length = 0;
    for (let poll = 0; poll < 4; poll++) expect(await reader.step()).toBe(0);
    expect(calls).toEqual(Array.from({ length: 4 }, () => 'GetRecords'));
    client.destroy();
  });

  it('are none where another engine keeps the data', () => {
    const empty = mkdtempSync(join(tmpdir(), 'quizhall-records-'));
    expect(forgetStreamRecords(empty, { table: TableName, shardId: 's', before: '9' })).toBe(0);
    rmSync(empty, { recursive: true });
  });
});
