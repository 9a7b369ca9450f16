import type { DynamoDBStreamEvent } from 'aws-lambda';

/** A consumer of the table's stream as Lambda calls it. */
type StreamConsumer = (
  event: DynamoDBStreamEvent & { shardId: string; state: Record<string, unknown> },
) => Promise<
  { batchItemFailures?: { itemIdentifier: string | null }[]; state?: Record<string, unknown> } | undefined
>;

export interface TestStream {
  /** Reads every shard once and hands over what is new; answers how many records that were. */
  step(): Promise<number>;
  /** Hands over everything that was written since the last call, until nothing is left. */
  drain(): Promise<void>;
  /** Begins again with the first record, as a replayed stream does. */
  rewind(): void;
}

type OpenStream = (consumer: StreamConsumer, now?: () => number) => Promise<TestStream>;

let open: OpenStream | undefined;

/** The local stage lends its reader: the engines that a stream needs belong to it, and nothing here may import them. */
export function lendStreams(reader: OpenStream): void {
  open = reader;
}

/** The stream of the test file's table, from its oldest record on, read as the local stage reads it. */
export const testStream: OpenStream = async (consumer, now) => {
  if (!open) throw new Error('Only integration tests have a stream');
  return open(consumer, now);
};
