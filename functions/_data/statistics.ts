import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { mergeStatistics, type QuizStatistics, toCardNumbers } from '@quizhall/shared/rules/statistics';
import * as z from 'zod';
import { ownerIndex, ownerStatisticsSort, quizPk, STATS_PREFIX, statisticsKey } from './keys.ts';
import { refusedItem, TableName, table } from './table.ts';

const Counts = z.record(z.string(), z.number());

const Statistics = z.object({
  attempts: z.number(),
  participants: z.number(),
  completed: z.number(),
  passed: z.number(),
  score: z.number(),
  scoreSquared: z.number(),
  seconds: z.number(),
  histogram: z.array(z.number()),
  questions: z.record(
    z.string(),
    z.object({
      seen: z.number(),
      answers: z.number(),
      correct: z.number(),
      seconds: z.number(),
      scoreOfCorrect: z.number(),
      options: Counts,
    }),
  ),
}) satisfies z.ZodType<QuizStatistics>;

const StatisticsItem = z.object({ statistics: Statistics, highWater: z.string() });

/** The sums of one quiz from one shard of the stream, and how far into the shard they reach. */
export interface ShardStatistics {
  statistics: QuizStatistics;
  /** Sequence number of the last stream record that is counted. */
  highWater: string;
}

/** S1: what one stream shard has counted for a quiz so far. */
export async function getShardStatistics(
  quizId: string,
  shard: string,
): Promise<ShardStatistics | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName, Key: statisticsKey(quizId, shard), ConsistentRead: true }),
  );
  return Item && StatisticsItem.parse(Item);
}

interface StatisticsUpdate extends ShardStatistics {
  quizId: string;
  ownerId: string;
  shard: string;
  /** High-water mark that was read: the write counts only on top of it. */
  after: string | undefined;
}

/** S2: replace a shard's sums, if nobody else has moved its high-water mark. False: read again. */
export async function putShardStatistics(update: StatisticsUpdate): Promise<boolean> {
  const { quizId, ownerId, shard, statistics, highWater, after } = update;
  try {
    await table.send(
      new PutCommand({
        TableName,
        Item: {
          ...statisticsKey(quizId, shard),
          ...ownerIndex(ownerId, ownerStatisticsSort(quizId, shard)),
          statistics,
          highWater,
          card: { quizId, ...pick(statistics) },
        },
        ConditionExpression: after === undefined ? 'attribute_not_exists(pk)' : 'highWater = :after',
        ...(after !== undefined && { ExpressionAttributeValues: { ':after': after } }),
      }),
    );
    return true;
  } catch (error) {
    if (refusedItem(error)) return false;
    throw error;
  }
}

/** The sums from which a list shows responses, average score and time. */
export const StatisticsCard = z.object({
  quizId: z.string(),
  completed: z.number(),
  score: z.number(),
  seconds: z.number(),
});
export type StatisticsCard = z.output<typeof StatisticsCard>;

const pick = ({ completed, score, seconds }: QuizStatistics) => ({ completed, score, seconds });

/** The numbers of one quiz's card from the sums of all its shards. */
export function cardNumbers(cards: readonly StatisticsCard[]): ReturnType<typeof toCardNumbers> {
  const sums = { completed: 0, score: 0, seconds: 0 };
  for (const card of cards) {
    sums.completed += card.completed;
    sums.score += card.score;
    sums.seconds += card.seconds;
  }
  return toCardNumbers({ ...mergeStatistics(), ...sums });
}

/** S3: everything counted for a quiz, merged over the stream's shards. */
export async function getStatistics(quizId: string): Promise<QuizStatistics> {
  const parts: QuizStatistics[] = [];
  let from: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :stats)',
        ExpressionAttributeValues: { ':pk': quizPk(quizId), ':stats': STATS_PREFIX },
        ExclusiveStartKey: from,
      }),
    );
    parts.push(...(page.Items ?? []).map((item) => StatisticsItem.parse(item).statistics));
    from = page.LastEvaluatedKey;
  } while (from);
  return mergeStatistics(...parts);
}
