import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { Key } from '../platform/dynamodb/keys.ts';
import { TableName, table } from '../platform/dynamodb/table.ts';

/** An item as it lies in the table. */
export async function readItem(key: Key): Promise<Record<string, unknown> | undefined> {
  return (await table.send(new GetCommand({ TableName, Key: { ...key }, ConsistentRead: true }))).Item;
}
