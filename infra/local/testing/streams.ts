import { localDynamoDb } from '../engines/create-table.ts';
import { type Checkpoints, memoryCheckpoints } from '../streams/checkpoints.ts';
import { localStreams, streamArnOf } from '../streams/open.ts';
import { type StreamHandler, streamReader } from '../streams/reader.ts';

export interface TestStream {
  /** Hands everything that was written since the last call to the handler, until nothing is left. */
  drain(): Promise<void>;
  /** Begins again with the first record, as a replayed stream does. */
  rewind(): void;
}

/** The stream of the test file's table, read as the local stage reads it. */
export async function testStream(handler: StreamHandler, now: () => number = Date.now): Promise<TestStream> {
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint = '', TABLE_NAME = '' } = process.env;
  const dynamodb = localDynamoDb(endpoint);
  const streamArn = await streamArnOf(dynamodb, TABLE_NAME);
  const client = localStreams(endpoint);
  const open = (checkpoints: Checkpoints) => streamReader({ client, streamArn, handler, checkpoints, now });
  let reader = open(memoryCheckpoints());
  return {
    drain: async () => {
      for (let quiet = 0; quiet < 2; ) quiet = (await reader.step()) === 0 ? quiet + 1 : 0;
    },
    rewind: () => {
      reader = open(memoryCheckpoints());
    },
  };
}
