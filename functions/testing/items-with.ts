import { inflateRawSync } from 'node:zlib';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { TableName, table } from '../platform/dynamodb/table.ts';

/** The keys of every item of the table that holds a text, packed parts unpacked. */
export async function itemsWith(text: string): Promise<string[]> {
  const found: string[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(new ScanCommand({ TableName, ExclusiveStartKey: from }));
    for (const item of page.Items ?? [])
      if (JSON.stringify(item, unpacked).toLowerCase().includes(text.toLowerCase()))
        found.push(`${item['pk']} / ${item['sk']}`);
    from = page.LastEvaluatedKey;
  } while (from);
  return found;
}

function unpacked(_: string, value: unknown): unknown {
  if (!(value instanceof Uint8Array)) return value;
  try {
    return inflateRawSync(value).toString('utf8');
  } catch {
    return Buffer.from(value).toString('latin1');
  }
}
