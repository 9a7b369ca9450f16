import type { Context, DynamoDBRecord, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { logger } from '../logger.ts';

interface QueueWork<T> {
  /** The line of the log for what failed. */
  failed: string;
  /** What a record of the table's stream says; undefined: there is nothing to do. */
  read: (record: DynamoDBRecord) => T | undefined;
  /** What is worked on together; left out: each message alone. */
  groupOf?: (value: T) => string;
  work: (values: T[], context: QueueContext) => Promise<void>;
}

export type QueueContext = Pick<Context, 'getRemainingTimeInMillis'>;

/**
 * The handler of a queue of table changes. Messages that cannot be read, or whose group fails, are retried
 * and end in the dead-letter queue; the others are acknowledged.
 */
export function queueHandler<T>({ failed, read, groupOf, work }: QueueWork<T>) {
  return async (event: SQSEvent, context: QueueContext): Promise<SQSBatchResponse> => {
    const failures = new Set<string>();
    const attempt = async (ids: string[], step: () => Promise<void> | void) => {
      try {
        await step();
      } catch (error) {
        for (const id of ids) failures.add(id);
        const reason = error instanceof Error ? error.stack : String(error);
        logger.error(failed, { messageIds: ids, error: reason });
      }
    };
    const values: { id: string; value: T }[] = [];
    for (const { messageId: id, body } of event.Records) {
      await attempt([id], () => {
        const value = read(JSON.parse(body));
        if (value !== undefined) values.push({ id, value });
      });
    }
    const groups = Map.groupBy(values, ({ id, value }) => groupOf?.(value) ?? id);
    for (const group of groups.values()) {
      await attempt(
        group.map(({ id }) => id),
        () =>
          work(
            group.map(({ value }) => value),
            context,
          ),
      );
    }
    return { batchItemFailures: [...failures].map((itemIdentifier) => ({ itemIdentifier })) };
  };
}
