import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { ensureTable, localDynamoDb } from '../engines/create-table.ts';
import { applyEnvironment } from '../environment.ts';

// Before a handler is imported, because they read their environment once. Every test file gets a table of its own, so
// that due work, streams and lists of one file never meet those of another.
const environment = inject('environment');
const tableName = `quizhall-${randomBytes(6).toString('hex')}`;
applyEnvironment({ ...environment, TABLE_NAME: tableName });

const client = localDynamoDb(environment.AWS_ENDPOINT_URL_DYNAMODB ?? '');
await ensureTable(client, tableName);
client.destroy();
