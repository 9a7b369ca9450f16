import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { table } from '../../table.ts';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '../environment.ts';

/** A client of the local engine for the stage's own errands. */
export function localDynamoDb(endpoint: string): DynamoDBClient {
  return new DynamoDBClient({ endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
}

/** Creates the stage's table unless it exists; both engines have it ready when they answer. */
export async function ensureTable(client: DynamoDBClient, TableName: string): Promise<void> {
  if (await exists(client, TableName)) return;
  await client.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [...keyNames()].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
      KeySchema: keySchema(table),
      GlobalSecondaryIndexes: table.indexes.map((index) => ({
        IndexName: index.name,
        KeySchema: keySchema(index),
        Projection: { ProjectionType: 'INCLUDE', NonKeyAttributes: [...table.indexedAttributes] },
      })),
      StreamSpecification: { StreamEnabled: true, StreamViewType: table.stream },
    }),
  );
  const TimeToLiveSpecification = { AttributeName: table.ttlAttribute, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}

async function exists(client: DynamoDBClient, TableName: string): Promise<boolean> {
  try {
    await client.send(new DescribeTableCommand({ TableName }));
    return true;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return false;
    throw error;
  }
}

interface Keys {
  partitionKey: string;
  sortKey: string;
}

function keySchema({ partitionKey, sortKey }: Keys) {
  return [
    { AttributeName: partitionKey, KeyType: 'HASH' as const },
    { AttributeName: sortKey, KeyType: 'RANGE' as const },
  ];
}

function keyNames(): Set<string> {
  return new Set([table, ...table.indexes].flatMap(({ partitionKey, sortKey }) => [partitionKey, sortKey]));
}
