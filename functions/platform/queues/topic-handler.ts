import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { logger } from '../logger.ts';
import type { QueueContext } from './queue-handler.ts';

/** Message of the shared queue: the topic (`concern`) and the stream record. */
const Letter = z.object({ concern: z.string(), change: z.unknown() });

/** The handler of a queue. */
export type TopicHandler = (event: SQSEvent, context: QueueContext) => Promise<SQSBatchResponse>;

/**
 * The handler of the queue that several topics share. Passes each topic its messages, in parallel. A failed
 * message, or one for a topic unknown to this release, is retried alone.
 */
export function topicHandler(workers: Readonly<Record<string, TopicHandler>>): TopicHandler {
  return async ({ Records }, context) => {
    const groups = Map.groupBy(Records.map(open), ({ topic }) => topic);
    const failed = await Promise.all(
      [...groups].map(async ([topic, letters]) => {
        const messages = letters.map(({ message }) => message);
        try {
          const worker = Object.hasOwn(workers, topic) ? workers[topic] : undefined;
          if (!worker) throw new Error('Unknown topic');
          return (await worker({ Records: messages }, context)).batchItemFailures;
        } catch (error) {
          const messageIds = messages.map(({ messageId }) => messageId);
          const reason = error instanceof Error ? error.stack : String(error);
          logger.error('messages not handed out', { topic, messageIds, error: reason });
          return messageIds.map((itemIdentifier) => ({ itemIdentifier }));
        }
      }),
    );
    return { batchItemFailures: failed.flat() };
  };
}

function open(message: SQSRecord): { topic: string; message: SQSRecord } {
  try {
    const { concern: topic, change } = Letter.parse(JSON.parse(message.body));
    return { topic, message: { ...message, body: JSON.stringify(change) } };
  } catch {
    return { topic: '', message };
  }
}
