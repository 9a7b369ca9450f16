import { DescribeTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { LOCAL_CREDENTIALS, LOCAL_REGION } from '../environment.ts';

export interface Shard {
  ShardId: string;
  ParentShardId?: string;
}

interface Page {
  Records?: DynamoDBRecord[];
  NextShardIterator?: string;
}

interface Calls {
  DescribeStream: { StreamDescription?: { Shards?: Shard[]; LastEvaluatedShardId?: string } };
  GetShardIterator: { ShardIterator?: string };
  GetRecords: Page;
}

interface Refusal {
  __type?: string;
  message?: string;
}

/** What the engine refuses, by the name that DynamoDB has for it. */
export class StreamRefusal extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** The local engine's streams, asked for as it writes them, which is how Lambda hands records over. */
export interface LocalStreams {
  ask<Call extends keyof Calls>(call: Call, input: object): Promise<Calls[Call]>;
}

/** What the engine wants to see of a signature; it knows nobody by one, and looks no closer. */
const SIGNED = {
  'x-amz-date': '20260101T000000Z',
  authorization: `AWS4-HMAC-SHA256 Credential=${LOCAL_CREDENTIALS.accessKeyId}/20260101/${LOCAL_REGION}/dynamodb/aws4_request, SignedHeaders=host;x-amz-date, Signature=0`,
};

/**
 * Without the SDK: it makes objects of every value of every record, which are then made texts again for Lambda's event, and did
 * a sixth of all that the stage does.
 */
export const localStreams = (endpoint: string): LocalStreams => ({
  ask: async <Call extends keyof Calls>(call: Call, input: object) => {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/x-amz-json-1.0',
        'x-amz-target': `DynamoDBStreams_20120810.${call}`,
        ...SIGNED,
      },
      body: JSON.stringify(input),
    });
    if (response.ok) return (await response.json()) as Calls[Call];
    const { __type: type = `${response.status}`, message = '' } = (await response.json()) as Refusal;
    throw new StreamRefusal(type.split('#').at(-1) ?? type, message);
  },
});

/** The stream of a table. */
export async function streamArnOf(client: DynamoDBClient, TableName: string): Promise<string> {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  if (!Table?.LatestStreamArn) throw new Error(`The table ${TableName} has no stream`);
  return Table.LatestStreamArn;
}
