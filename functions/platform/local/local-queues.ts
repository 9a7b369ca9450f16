import type { Context, DynamoDBRecord, DynamoDBStreamEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { type ChangePattern, matchesPattern } from './change-pattern.ts';
import { lambdaContext } from './http-event.ts';

/** A queue between the table's stream and a function, as far as its twin knows it. */
interface Queue {
  changes: readonly ChangePattern[];
  batch: number;
  tries: number;
}

/** A function that a queue calls. */
export type QueueHandler = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;

interface Message {
  queue: string;
  id: string;
  record: DynamoDBRecord;
  tries: number;
  /** Epoch ms. */
  visibleAt: number;
}

/** Failed messages: waiting for a retry, or dead-lettered. */
export interface QueueState {
  waiting: Message[];
  parked: Message[];
}

/** Persistent queue state. */
export interface QueueStore {
  load(): QueueState | undefined;
  save(state: QueueState): void;
}

export interface ChangeQueuesOptions {
  queues: Readonly<Record<string, Queue>>;
  handlers: Readonly<Record<string, QueueHandler>>;
  store?: QueueStore;
  /** Epoch ms. */
  now: () => number;
  onParked?: (message: Message) => void;
  /** Told of a function that crashed; what its code caught it has logged itself. */
  onCrash?: (error: unknown) => void;
}

/** Visibility timeout of a failed message, as in AWS (`infra/constructs/topic-queue.ts`). */
export const VISIBILITY_TIMEOUT_MS = 90_000;
/** Time of a function. */
const FUNCTION_MS = 60_000;

/** Local pipe, event bus and queues between the table's stream and the topics' functions. */
export function changeQueues({ queues, handlers, store, now, onParked, onCrash }: ChangeQueuesOptions) {
  const state: QueueState = store?.load() ?? { waiting: [], parked: [] };

  /** Delivers what may be seen now; answers how many messages that were. */
  async function deliver(): Promise<number> {
    let delivered = 0;
    for (const [name, { batch }] of Object.entries(queues)) {
      for (;;) {
        const seen = state.waiting.filter(({ queue, visibleAt }) => queue === name && visibleAt <= now());
        if (seen.length === 0) break;
        const messages = seen.slice(0, batch);
        await call(name, messages);
        delivered += messages.length;
      }
    }
    if (delivered > 0) store?.save(state);
    return delivered;
  }

  async function call(name: string, messages: Message[]): Promise<void> {
    for (const message of messages) {
      message.tries += 1;
      message.visibleAt = now() + VISIBILITY_TIMEOUT_MS;
    }
    const failed = await failuresOf(handlers[name], messages, onCrash);
    state.waiting = state.waiting.filter((message) => !messages.includes(message) || failed.has(message.id));
    const over = state.waiting.filter(({ queue, tries }) => tries >= (queues[queue]?.tries ?? 0));
    state.waiting = state.waiting.filter((message) => !over.includes(message));
    state.parked.push(...over);
    for (const message of over) onParked?.(message);
  }

  const asks = (record: DynamoDBRecord) =>
    Object.keys(queues).filter((name) =>
      queues[name]?.changes.some((pattern) => matchesPattern(pattern, record)),
    );

  return {
    /** The queues that a record goes to. */
    asks,
    /** The records of a stream's batch, each into the queues that ask for it. */
    async consume({ Records }: DynamoDBStreamEvent): Promise<undefined> {
      for (const record of Records) {
        for (const queue of asks(record)) {
          const id = `${record.eventID ?? record.dynamodb?.SequenceNumber}`;
          state.waiting.push({ queue, id, record, tries: 0, visibleAt: 0 });
        }
      }
      // Before the reader remembers how far it came: what dies here comes again with the batch.
      await deliver();
    },
    deliver,
    parked: (): readonly Message[] => state.parked,
    /** Hands a parked message in again, with all its tries. @returns whether there is one */
    replay(queue: string, id: string): boolean {
      const message = state.parked.find((one) => one.queue === queue && one.id === id);
      if (!message) return false;
      state.parked = state.parked.filter((one) => one !== message);
      state.waiting.push({ ...message, tries: 0, visibleAt: 0 });
      store?.save(state);
      return true;
    },
  };
}

async function failuresOf(
  handler: QueueHandler | undefined,
  messages: Message[],
  onCrash: ChangeQueuesOptions['onCrash'],
): Promise<Set<string>> {
  try {
    if (!handler) throw new Error('No handler');
    const { batchItemFailures } = await handler(sqsEvent(messages), lambdaContext('queue', FUNCTION_MS));
    return new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  } catch (error) {
    onCrash?.(error);
    // As in AWS: a function that crashes has done none of its messages.
    return new Set(messages.map(({ id }) => id));
  }
}

/** Adds the topic to each message of a shared queue, as its EventBridge rule does. */
export const withTopic =
  (concern: string, handler: QueueHandler): QueueHandler =>
  ({ Records }, context) => {
    const letter = (body: string) => JSON.stringify({ concern, change: JSON.parse(body) as unknown });
    return handler({ Records: Records.map((one) => ({ ...one, body: letter(one.body) })) }, context);
  };

/** The event that Lambda makes of messages that hold records of the stream. */
export function sqsEvent(messages: readonly { id: string; record: Partial<DynamoDBRecord> }[]): SQSEvent {
  return {
    Records: messages.map(({ id, record }) => ({
      messageId: id,
      receiptHandle: '',
      body: JSON.stringify(record),
      attributes: {
        ApproximateReceiveCount: '1',
        SentTimestamp: '0',
        SenderId: '',
        ApproximateFirstReceiveTimestamp: '0',
      },
      messageAttributes: {},
      md5OfBody: '',
      eventSource: 'aws:sqs',
      eventSourceARN: 'arn:aws:sqs:local:000000000000:concern',
      awsRegion: 'local',
    })),
  };
}
