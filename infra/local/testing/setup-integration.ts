import type * as Crypto from 'node:crypto';
import { type BinaryLike, randomBytes, type ScryptOptions } from 'node:crypto';
import { lendStreams } from '@quizhall/functions/testing/streams.ts';
import { inject, vi } from 'vitest';
import { ensureTable, localDynamoDb } from '../engines/create-table.ts';
import { applyEnvironment } from '../environment.ts';

type Derivation = [
  password: BinaryLike,
  salt: BinaryLike,
  length: number,
  cost: ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
];

// A derivation of the real cost takes a quarter of a second on a machine that has nothing else to do, and the tests of
// the accounts do hundreds. Which cost was asked for is noted (`functions/testing/observe.ts`); `passwords.test.ts`
// derives for real.
vi.mock('node:crypto', async (importOriginal) => {
  const original = await importOriginal<typeof Crypto>();
  const CHEAPER = { N: 2 ** 4, r: 1, p: 1 };
  const scrypt = vi.fn((...[password, salt, length, cost, done]: Derivation) =>
    original.scrypt(password, salt, length, (cost.N ?? 0) > 2 ** 10 ? CHEAPER : cost, done),
  );
  return { ...original, default: original, scrypt };
});

// Before a handler is imported, because they read their environment once. Every test file gets a table of its own, so
// that due work, streams and lists of one file never meet those of another.
const environment = inject('environment');
const tableName = `quizhall-${randomBytes(6).toString('hex')}`;
applyEnvironment({ ...environment, TABLE_NAME: tableName, SIMULATED_CONFIRM_MS: '0' });

const client = localDynamoDb(environment.AWS_ENDPOINT_URL_DYNAMODB ?? '');
await ensureTable(client, tableName);
client.destroy();

lendStreams(async (...wish) => (await import('./streams.ts')).openTestStream(...wish));
