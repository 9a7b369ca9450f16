import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ListTablesCommand } from '@aws-sdk/client-dynamodb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ensureTable, localDynamoDb } from './create-table.ts';
import { chooseEngine, type DynamoDbOptions, startDynamoDb } from './dynamodb.ts';
import { findDynoxide } from './dynoxide.ts';
import type { Engine } from './engine.ts';

const engines: Engine[] = [];
let dataDir: string;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'quizhall-dynamodb-'));
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(engines.splice(0).map((engine) => engine.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(options: Partial<DynamoDbOptions> = {}): Promise<Engine> {
  const engine = await startDynamoDb({ dataDir, ...options });
  engines.push(engine);
  return engine;
}

async function tablesOf({ url }: Engine): Promise<string[]> {
  const client = localDynamoDb(url);
  const { TableNames = [] } = await client.send(new ListTablesCommand());
  client.destroy();
  return TableNames;
}

async function createTable({ url }: Engine, name: string): Promise<void> {
  const client = localDynamoDb(url);
  await ensureTable(client, name);
  await ensureTable(client, name);
  client.destroy();
}

describe('the database engine', () => {
  it('keeps its tables over a restart and stops answering when it is stopped', async () => {
    const first = await start();
    await createTable(first, 'kept');
    await first.stop();
    await expect(fetch(first.url)).rejects.toThrow();
    expect(await tablesOf(await start())).toEqual(['kept']);
  });

  it('ends what a killed stage left on the same data', async () => {
    const lost: string[] = [];
    const leftover = await start({ onLost: ({ message }) => lost.push(message) });
    await createTable(leftover, 'kept');
    expect(await tablesOf(await start())).toEqual(['kept']);
    await expect(fetch(leftover.url)).rejects.toThrow();
    await expect.poll(() => lost).toEqual([expect.stringContaining('has ended')]);
  });

  it('says in one line that its port is taken', async () => {
    const { port } = await start();
    const other = join(dataDir, 'other');
    await expect(start({ dataDir: other, port })).rejects.toThrow(
      `Port ${port} for the database is taken. Set another one, or end the program that uses it.`,
    );
  });

  it('says in one line that its data is damaged', async () => {
    writeFileSync(join(dataDir, 'dynoxide.db'), 'this is no database'.repeat(100));
    await expect(start({ engine: 'dynoxide' })).rejects.toThrow(
      `The data in ${dataDir} is damaged and cannot be opened. "npm run reset" empties it.`,
    );
  });

  it('says in one line that Java is missing', async () => {
    vi.stubEnv('PATH', dataDir);
    await expect(start({ engine: 'amazon' })).rejects.toThrow(
      'DynamoDB Local needs Java 17 or newer on the path, and none was found.',
    );
  });

  it('runs the dynoxide of DYNOXIDE_PATH, and rejects one that is not executable', async () => {
    const own = findDynoxide({ platform: process.platform, arch: process.arch, path: process.env.PATH });
    vi.stubEnv('DYNOXIDE_PATH', own);
    expect(await tablesOf(await start({ engine: 'dynoxide' }))).toEqual([]);
    vi.stubEnv('DYNOXIDE_PATH', dataDir);
    await expect(start({ engine: 'dynoxide' })).rejects.toThrow(
      `DYNOXIDE_PATH is "${dataDir}", which is not an executable file.`,
    );
  });

  it('chooses dynoxide, else DynamoDB Local, else says how to get either', () => {
    const noJava = 'DynamoDB Local needs Java 17 or newer on the path, and none was found.';
    expect(chooseEngine('/bin/dynoxide', () => noJava)).toBe('dynoxide');
    expect(chooseEngine(undefined, () => undefined)).toBe('amazon');
    const choose = () => chooseEngine(undefined, () => noJava);
    expect(choose).toThrow(/No database engine .* set DYNOXIDE_PATH to its binary\. Or .* none was found\.$/);
  });

  it('knows two engines', async () => {
    await expect(start({ engine: 'sqlite' })).rejects.toThrow('must be dynoxide or amazon, not "sqlite"');
  });
});
