import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda';
import * as z from 'zod';
import { logger } from '../logger.ts';
import type { QueueContext } from './queue-handler.ts';

/** What lies in a queue that several share: whom it is for, and the record of the table's stream. */
const Letter = z.object({ concern: z.string(), change: z.unknown() });

/** The handler of a queue. */
export type Worker = (event: SQSEvent, context: QueueContext) => Promise<SQSBatchResponse>;

/**
 * The handler of a queue that several concerns share: each gets its own messages, all at once. What one cannot do comes again
 * for it alone; so does a message for somebody whom this release does not know.
 */
export function handOut(workers: Readonly<Record<string, Worker>>): Worker {
  return async ({ Records }, context) => {
    const groups = Map.groupBy(Records.map(open), ({ concern }) => concern);
    const failed = await Promise.all(
      [...groups].map(async ([concern, letters]) => {
        const messages = letters.map(({ message }) => message);
        try {
          const worker = Object.hasOwn(workers, concern) ? workers[concern] : undefined;
          if (!worker) throw new Error('Nobody of this name is here');
          return (await worker({ Records: messages }, context)).batchItemFailures;
        } catch (error) {
          const messageIds = messages.map(({ messageId }) => messageId);
          const reason = error instanceof Error ? error.stack : String(error);
          logger.error('messages not handed out', { concern, messageIds, error: reason });
          return messageIds.map((itemIdentifier) => ({ itemIdentifier }));
        }
      }),
    );
    return { batchItemFailures: failed.flat() };
  };
}

function open(message: SQSRecord): { concern: string; message: SQSRecord } {
  try {
    const { concern, change } = Letter.parse(JSON.parse(message.body));
    return { concern, message: { ...message, body: JSON.stringify(change) } };
  } catch {
    return { concern: '', message };
  }
}
