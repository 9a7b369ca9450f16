import { GetCommand, PutCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { mergeStatistics, type QuizStatistics } from '@quizhall/shared/rules/statistics';
import * as z from 'zod';
import { now } from '../_platform/clock.ts';
import { foldedNumbers, putNumbers } from './card-numbers.ts';
import { quizPk, STATS_PREFIX, statisticsKey } from './keys.ts';
import { refusedConditions, refusedItem, TableName, table } from './table.ts';

const Counts = z.record(z.string(), z.number());

const Statistics = z.object({
  attempts: z.number(),
  participants: z.number(),
  completed: z.number(),
  passed: z.number(),
  score: z.number(),
  scoreSquared: z.number(),
  seconds: z.number(),
  // Sums that were written before there were ratings lack these.
  ratings: z.number().default(0),
  ratingSum: z.number().default(0),
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

const StatisticsItem = z
  .object({
    sk: z.string(),
    statistics: Statistics,
    highWater: z.string(),
    told: z.boolean().optional(),
    /** Epoch ms of the last write. */
    writtenAt: z.number(),
  })
  // Nobody was told of responses that were counted before there were notifications: they are no news any more.
  .transform((item) => ({ ...item, told: item.told ?? item.statistics.completed > 0 }));
type StatisticsItem = z.output<typeof StatisticsItem>;

/** The sums of one quiz from one shard of the stream, and how far into the shard they reach. */
export interface ShardStatistics {
  statistics: QuizStatistics;
  /** Sequence number of the last stream record that is counted. */
  highWater: string;
  /** The owner was told of the quiz's first response, or need not be: this shard does not look again. */
  told: boolean;
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

export interface StatisticsUpdate extends ShardStatistics {
  quizId: string;
  shard: string;
  /** High-water mark that was read: the write counts only on top of it. */
  after: string | undefined;
}

/**
 * S2: replace a shard's sums, if nobody else has moved its high-water mark. False: read again. The list's numbers come
 * first: whatever fails in between, the batch comes again and writes both.
 */
export async function putShardStatistics(update: StatisticsUpdate): Promise<boolean> {
  await putNumbers(update);
  try {
    await table.send(new PutCommand(conditionalPut(update)));
    return true;
  } catch (error) {
    if (refusedItem(error)) return false;
    throw error;
  }
}

function conditionalPut({ quizId, shard, statistics, highWater, told, after }: StatisticsUpdate) {
  const Item = { ...statisticsKey(quizId, shard), statistics, highWater, told, writtenAt: now() };
  if (after === undefined) return { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' };
  const ExpressionAttributeValues = { ':after': after };
  return { TableName, Item, ConditionExpression: 'highWater = :after', ExpressionAttributeValues };
}

/** S3: everything counted for a quiz, merged over the stream's shards. */
export async function getStatistics(quizId: string): Promise<QuizStatistics> {
  return mergeStatistics(...(await listParts(quizId)).map(({ statistics }) => statistics));
}

/** S3: does another stream shard's count tell that the owner knows of the first response? */
export async function wasToldElsewhere(quizId: string): Promise<boolean> {
  return (await listParts(quizId)).some(({ told }) => told);
}

/** Stream records live 24 hours: what a shard counted longer ago than this can never be replayed. */
const FINAL_MS = 48 * 3_600_000;
/** Where the sums of former stream shards are kept. */
const FORMER = 'former';
/** A transaction holds 100 items. */
const MOST_FOLDED = 90;

/**
 * S4: fold the sums of former stream shards into one item, all or nothing, so that a quiz that is taken for years does
 * not collect an item for each of the shards that DynamoDB went through. Another fold at the same moment wins.
 */
export async function foldStatistics(quizId: string): Promise<void> {
  const parts = await listParts(quizId);
  const former = parts.find(({ sk }) => sk === STATS_PREFIX + FORMER);
  const final = parts
    .filter((part) => part !== former && part.writtenAt < now() - FINAL_MS)
    .slice(0, MOST_FOLDED);
  if (final.length === 0) return;
  const statistics = mergeStatistics(...[former ?? [], final].flat().map((part) => part.statistics));
  const highWater = String(Number(former?.highWater ?? 0) + 1);
  const sums = {
    quizId,
    shard: FORMER,
    statistics,
    highWater,
    told: [former ?? [], final].flat().some((part) => part.told),
    after: former?.highWater,
  };
  try {
    await table.send(
      new TransactWriteCommand({
        TransactItems: [
          { Put: conditionalPut(sums) },
          { Update: foldedNumbers(sums, final.map(shardOf)) },
          ...final.map(({ sk, highWater: counted }) => ({
            Delete: {
              TableName,
              Key: statisticsKey(quizId, shardOf({ sk })),
              ConditionExpression: 'highWater = :counted',
              ExpressionAttributeValues: { ':counted': counted },
            },
          })),
        ],
      }),
    );
  } catch (error) {
    if (!refusedConditions(error)) throw error;
  }
}

const shardOf = ({ sk }: Pick<StatisticsItem, 'sk'>): string => sk.slice(STATS_PREFIX.length);

async function listParts(quizId: string): Promise<StatisticsItem[]> {
  const parts: StatisticsItem[] = [];
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
    parts.push(...(page.Items ?? []).map((item) => StatisticsItem.parse(item)));
    from = page.LastEvaluatedKey;
  } while (from);
  return parts;
}
