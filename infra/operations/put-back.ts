import { isDeepStrictEqual } from 'node:util';
import {
  type AttributeValue,
  DynamoDBClient,
  GetItemCommand,
  paginateQuery,
  PutItemCommand,
} from '@aws-sdk/client-dynamodb';
import { table as definition } from '../table.ts';

/** By the profile and region of the environment. */
export const tablesOnAws = (): DynamoDBClient => new DynamoDBClient({});

export interface PutBack {
  client: DynamoDBClient;
  /** Tables. */
  from: string;
  to: string;
  /** The items of one partition; of those the ones whose sort key begins so. */
  pk: string;
  sk?: string | undefined;
}

type Item = Record<string, AttributeValue>;

export interface Difference {
  sk: string;
  state: 'missing' | 'different';
  item: Item;
}

/** What another table has of a partition and the stage's no longer has, or has otherwise. */
export async function differencesOf({ client, from, to, pk, sk }: PutBack): Promise<Difference[]> {
  const { partitionKey, sortKey } = definition;
  const pages = paginateQuery(
    { client },
    {
      TableName: from,
      KeyConditionExpression: sk ? '#pk = :pk AND begins_with(#sk, :sk)' : '#pk = :pk',
      ExpressionAttributeNames: { '#pk': partitionKey, ...(sk && { '#sk': sortKey }) },
      ExpressionAttributeValues: { ':pk': { S: pk }, ...(sk && { ':sk': { S: sk } }) },
    },
  );
  const found: Difference[] = [];
  for await (const { Items = [] } of pages)
    for (const item of Items) {
      const Key = { [partitionKey]: item[partitionKey], [sortKey]: item[sortKey] } as Item;
      const { Item: standing } = await client.send(
        new GetItemCommand({ TableName: to, Key, ConsistentRead: true }),
      );
      if (isDeepStrictEqual(standing, item)) continue;
      found.push({ sk: item[sortKey]?.S ?? '', state: standing ? 'different' : 'missing', item });
    }
  return found;
}

/** Puts them back as they were; whatever they have become meanwhile is overwritten. */
export async function putBack({ client, to }: PutBack, differences: readonly Difference[]): Promise<void> {
  for (const { item } of differences) await client.send(new PutItemCommand({ TableName: to, Item: item }));
}
