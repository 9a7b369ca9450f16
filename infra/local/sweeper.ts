import { DeleteItemCommand, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';
import { table } from '../table.ts';

const NAMES = { '#ttl': table.ttlAttribute };

/**
 * Deletes what is past its time to live, as DynamoDB does in the background and the embedded engine does not. An item
 * whose time was prolonged in the meantime stays. Answers how many went.
 */
export async function sweepExpired(client: DynamoDBClient, TableName: string, now: number): Promise<number> {
  const values = { ':now': { N: String(Math.floor(now / 1_000)) } };
  const condition = { ExpressionAttributeNames: NAMES, ExpressionAttributeValues: values };
  let swept = 0;
  const { partitionKey, sortKey } = table;
  for await (const page of paginateScan(
    { client },
    { TableName, FilterExpression: '#ttl <= :now', ...condition },
  )) {
    for (const item of page.Items ?? []) {
      const Key = { [partitionKey]: item[partitionKey] ?? NO_KEY, [sortKey]: item[sortKey] ?? NO_KEY };
      swept += await deleteIfExpired(client, {
        TableName,
        Key,
        ConditionExpression: '#ttl <= :now',
        ...condition,
      });
    }
  }
  return swept;
}

const NO_KEY = { S: '' };

async function deleteIfExpired(
  client: DynamoDBClient,
  input: ConstructorParameters<typeof DeleteItemCommand>[0],
): Promise<number> {
  try {
    await client.send(new DeleteItemCommand(input));
    return 1;
  } catch (error) {
    if (error instanceof Error && error.name === 'ConditionalCheckFailedException') return 0;
    throw error;
  }
}
