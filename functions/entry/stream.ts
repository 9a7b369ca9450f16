import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import { type AttemptChange, toAttemptChange } from '../attempts/model/attempt-change.ts';
import { logger } from '../platform/logger.ts';
import { countOrganizations } from '../organizations/subscribers/count-organizations.ts';
import { countPeople } from '../accounts/subscribers/count-users.ts';
import { gatherChanges } from '../results/subscribers/gather-changes.ts';
import { keepStandings } from '../results/subscribers/update-leaderboards.ts';
import { noteOldKeys } from '../results/subscribers/note-outdated-keys.ts';
import { sumPostings } from '../payments/subscribers/sum-postings.ts';

/** Lambda tells the shard when the event source has a tumbling window. */
type ShardEvent = DynamoDBStreamEvent & { shardId?: string; state?: Record<string, unknown> };

/**
 * Turns attempts into statistics, leaderboards and rosters, keeps the counters of people, and sums up what is entered in the
 * ledger, a batch at a time: what depends on the order of the stream, and nothing else (`functions/entry/topics.ts` has the rest). A
 * batch that comes again changes nothing (high-water mark per quiz, or day, and shard; what was counted of what).
 * @throws Error when anything failed: Lambda then splits the batch and tries the parts again
 */
export async function handler(
  event: ShardEvent,
): Promise<DynamoDBBatchResponse & { state: Record<string, unknown> }> {
  const shard = event.shardId ?? 'stream';
  const changes = event.Records.flatMap((record) => toAttemptChange(record) ?? []);
  try {
    await Promise.all([
      countPeople(event.Records),
      sumPostings(shard, event.Records),
      countOrganizations(shard, changes),
      gatherChanges(shard, changes),
      ...[...byQuiz(changes)].flatMap(([quizId, group]) => [
        keepStandings(quizId, shard, group),
        noteOldKeys(quizId, group),
      ]),
    ]);
    return { batchItemFailures: [], state: {} };
  } catch (error) {
    logger.error('statistics failed', { shard, error: error instanceof Error ? error.stack : String(error) });
    throw error;
  }
}

function byQuiz(changes: readonly AttemptChange[]): Map<string, AttemptChange[]> {
  return Map.groupBy(changes, ({ after }) => after.quizId);
}
