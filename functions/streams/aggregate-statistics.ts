import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import { type Attempt, toAttempt } from '../_data/attempts.ts';
import { log } from '../_platform/log.ts';
import type { AttemptChange } from './attempt-change.ts';
import { countChanges } from './count-changes.ts';
import { countPeople } from './count-people.ts';
import { noteDueWork } from './note-due-work.ts';

/** Lambda tells the shard when the event source has a tumbling window. */
type ShardEvent = DynamoDBStreamEvent & { shardId?: string; state?: Record<string, unknown> };

/**
 * Turns finished attempts into statistics and running ones into due work, and keeps the counters of people, a batch at a
 * time. A batch that comes again changes nothing (high-water mark per quiz and shard; what was counted of what).
 * @throws Error when anything failed: Lambda then splits the batch and tries the parts again
 */
export async function handler(
  event: ShardEvent,
): Promise<DynamoDBBatchResponse & { state: Record<string, unknown> }> {
  const shard = event.shardId ?? 'stream';
  const changes = event.Records.flatMap(toChange);
  try {
    await noteDueWork(changes, shard);
    await Promise.all([
      countPeople(event.Records),
      ...[...byQuiz(changes)].map(([quizId, group]) => countChanges(quizId, shard, group)),
    ]);
    return { batchItemFailures: [], state: {} };
  } catch (error) {
    log('error', 'statistics failed', { shard, error: error instanceof Error ? error.stack : String(error) });
    throw error;
  }
}

function toChange({ dynamodb, eventName }: DynamoDBRecord): AttemptChange[] {
  const isAttempt = dynamodb?.Keys?.pk?.S?.startsWith('ATTEMPT#');
  if (!isAttempt || eventName === 'REMOVE' || !dynamodb?.NewImage || !dynamodb.SequenceNumber) return [];
  const before = dynamodb.OldImage && fromImage(dynamodb.OldImage as Image);
  const after = fromImage(dynamodb.NewImage as Image);
  return [{ sequenceNumber: dynamodb.SequenceNumber, before, after }];
}

/** The evidence counts nothing, and Lambda hands binary over as base64 text, unlike the table. */
function fromImage(image: Image): Attempt {
  const { evidence: _evidence, ...counted } = image;
  return toAttempt(unmarshall(counted));
}

type Image = Record<string, AttributeValue>;

function byQuiz(changes: readonly AttemptChange[]): Map<string, AttemptChange[]> {
  return Map.groupBy(changes, ({ after }) => after.quizId);
}
