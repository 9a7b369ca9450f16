import type { TestStream } from '@quizhall/functions/testing/streams.ts';
import { localDynamoDb } from '../engines/create-table.ts';
import { type Checkpoints, memoryCheckpoints } from '../streams/checkpoints.ts';
import { localStreams, streamArnOf } from '../streams/open.ts';
import { type StreamHandler, streamReader } from '../streams/reader.ts';

/** A consumer that makes work for itself would be read for ever. */
const MOST_STEPS = 400;

/** Reads the stream of the test file's table. */
export async function openTestStream(
  handler: StreamHandler,
  now: () => number = Date.now,
): Promise<TestStream> {
  const { AWS_ENDPOINT_URL_DYNAMODB: endpoint = '', TABLE_NAME = '' } = process.env;
  const dynamodb = localDynamoDb(endpoint);
  const streamArn = await streamArnOf(dynamodb, TABLE_NAME);
  const streams = localStreams(endpoint);
  const open = (checkpoints: Checkpoints) => streamReader({ streams, streamArn, handler, checkpoints, now });
  let reader = open(memoryCheckpoints());
  return {
    step: () => reader.step(),
    drain: async () => {
      for (let steps = 0, quiet = 0; quiet < 2; steps += 1) {
        if (steps === MOST_STEPS) throw new Error('The stream does not end');
        quiet = (await reader.step()) === 0 ? quiet + 1 : 0;
      }
    },
    rewind: () => {
      reader = open(memoryCheckpoints());
    },
  };
}
