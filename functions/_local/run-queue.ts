import type { Context, DynamoDBRecord, DynamoDBStreamEvent, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { lambdaContext } from './http-event.ts';

/** Which changes of the table ask for a worker: the filter of the pipe in AWS, and of its twin here. */
export const WAITING_RUNS = { prefix: 'RUN#', status: 'waiting' };

/** The worker on background runs, as its queue calls it. */
export type RunWorker = (event: SQSEvent, context: Context) => Promise<SQSBatchResponse>;

/**
 * Pipe and queue between the table's stream and the worker in one: each run that waits becomes a message. One that fails
 * comes again with all that follows, because the reader's checkpoint is all that is remembered here.
 */
export function runQueue(worker: RunWorker) {
  return async ({ Records }: DynamoDBStreamEvent): Promise<SQSBatchResponse | undefined> => {
    for (const record of Records.filter(isWaiting)) {
      const { batchItemFailures } = await worker(messageOf(record), lambdaContext('work-on-runs', 60_000));
      const itemIdentifier = record.dynamodb?.SequenceNumber ?? '';
      if (batchItemFailures.length > 0) return { batchItemFailures: [{ itemIdentifier }] };
    }
    return undefined;
  };
}

const isWaiting = ({ dynamodb }: DynamoDBRecord) =>
  dynamodb?.Keys?.['pk']?.S?.startsWith(WAITING_RUNS.prefix) &&
  dynamodb.NewImage?.['status']?.S === WAITING_RUNS.status;

/** The message that the pipe makes of a record. */
export function messageOf(record: Pick<DynamoDBRecord, 'eventID' | 'dynamodb'>): SQSEvent {
  return {
    Records: [
      {
        messageId: record.eventID ?? '1',
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
        eventSourceARN: 'arn:aws:sqs:local:000000000000:runs',
        awsRegion: 'local',
      },
    ],
  };
}
