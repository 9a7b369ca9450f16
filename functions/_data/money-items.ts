import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import type { Item } from './commands.ts';
import { CHARGE_PREFIX, LEDGER_PREFIX, poolKey, sumsKey, TRANSFER_PREFIX } from './keys.ts';
import { TableName, table } from './table.ts';

const PRIZE_PREFIX = 'PRIZE#';
const PREFIXES = [CHARGE_PREFIX, LEDGER_PREFIX, TRANSFER_PREFIX, PRIZE_PREFIX, sumsKey('', '').pk];

/** Every item of the stage that money stands in. Reads the whole table: for an operator, not for a request. */
export async function listMoney(): Promise<Item[]> {
  const values = Object.fromEntries(PREFIXES.map((prefix, n) => [`:p${n}`, prefix]));
  const prefixed = Object.keys(values).map((name) => `begins_with(pk, ${name})`);
  const found: Item[] = [];
  let ExclusiveStartKey: Item | undefined;
  do {
    const page = await table.send(
      new ScanCommand({
        TableName,
        FilterExpression: [...prefixed, 'sk = :pool'].join(' OR '),
        ExpressionAttributeValues: { ...values, ':pool': poolKey('').sk },
        ConsistentRead: true,
        ExclusiveStartKey,
      }),
    );
    found.push(...(page.Items ?? []));
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
  return found;
}
