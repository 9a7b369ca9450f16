import { withChange } from '@quizhall/shared/rules/results/counted-attempt';
import {
  emptyStatistics,
  limitStatistics,
  mergeStatistics,
  type QuizStatistics,
} from '@quizhall/shared/rules/results/statistics';
import * as z from 'zod';
import { foldedNumbers, putNumbers } from './card-numbers.ts';
import { STATS_PREFIX, statisticsKey } from '../../platform/dynamodb/keys.ts';
import { listPending, uncounted } from './pending-changes.ts';
import { shardAggregateStore } from '../../platform/dynamodb/shard-aggregates.ts';

const Counts = z.record(z.string(), z.number());

const Question = z.object({
  seen: z.number(),
  answers: z.number(),
  pending: z.number(),
  correct: z.number(),
  seconds: z.number(),
  scoreOfCorrect: z.number(),
  options: Counts,
});

const Statistics = z.object({
  attempts: z.number(),
  participants: z.number(),
  completed: z.number(),
  waiting: z.number(),
  passed: z.number(),
  score: z.number(),
  scoreSquared: z.number(),
  seconds: z.number(),
  ratings: z.number(),
  ratingSum: z.number(),
  histogram: z.array(z.number()),
  questions: z.record(z.string(), Question),
  otherQuestions: Question.optional(),
}) satisfies z.ZodType<QuizStatistics>;

const Body = z.object({
  statistics: Statistics,
  /** Epoch ms of the latest hand-in; absent before the first. Never taken back. */
  lastResponse: z.number().optional(),
});

/** The sums of one quiz from one shard of the stream. */
type Body = z.output<typeof Body>;

/** The latest of these times, if there is one. */
export function latestOf(times: readonly (number | undefined)[]): number | undefined {
  const known = times.filter((time) => time !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

const items = shardAggregateStore<Body>({
  prefix: STATS_PREFIX,
  key: statisticsKey,
  body: Body,
  merge: (parts) => ({
    statistics: mergeStatistics(...parts.map(({ statistics }) => statistics)),
    lastResponse: latestOf(parts.map(({ lastResponse }) => lastResponse)),
  }),
  limit: (body) => {
    const statistics = limitStatistics(body.statistics);
    return statistics === body.statistics ? body : { ...body, statistics };
  },
  alsoFolding: ({ entityId, shard, body, highWater }, shards) => ({
    Update: foldedNumbers({ quizId: entityId, shard, ...body, highWater }, shards),
  }),
});

/** The sums of one quiz from one shard of the stream, and how far into the shard they reach. */
export interface ShardStatistics extends Body {
  /** Sequence number of the last stream record that is counted. */
  highWater: string;
}

/** Statistics of a quiz, counted by one stream shard. */
export async function getShardStatistics(
  quizId: string,
  shard: string,
): Promise<ShardStatistics | undefined> {
  const item = await items.get(quizId, shard);
  return item && { ...item.body, highWater: item.highWater };
}

export interface StatisticsUpdate extends ShardStatistics {
  quizId: string;
  shard: string;
  /** High-water mark that was read: the write counts only on top of it. */
  after: string | undefined;
}

/** Replace a shard's sums, if nobody else has moved its high-water mark. False: read again. */
export async function putShardStatistics(update: StatisticsUpdate): Promise<boolean> {
  const { quizId, shard, statistics, lastResponse, highWater, after } = update;
  return items.put({ entityId: quizId, shard, body: { statistics, lastResponse }, highWater, after });
}

/** The statistics of a quiz, merged over the stream's shards, with what is pending. */
export async function getStatistics(quizId: string): Promise<QuizStatistics> {
  const pending = await listPending(quizId);
  const parts = await items.list(quizId);
  const statistics = mergeStatistics(...parts.map(({ body }) => body.statistics));
  const highWaters = new Map(parts.map(({ shard, highWater }) => [shard, highWater]));
  return uncounted(pending, (shard) => highWaters.get(shard)).reduce(withChange, statistics);
}

/** Statistics of a quiz without pending changes. */
export async function getSettledStatistics(quizId: string): Promise<QuizStatistics> {
  return mergeStatistics(...(await items.list(quizId)).map(({ body }) => body.statistics));
}

/** Where a recount puts what the stream has not counted, or has counted wrongly; folded in time like those of a former shard. */
const RECOUNTED = 'recount';

/** Add a difference to what was counted for a quiz. False: another recount was quicker. */
export async function correctStatistics(quizId: string, difference: QuizStatistics): Promise<boolean> {
  const before = await getShardStatistics(quizId, RECOUNTED);
  const corrected = {
    quizId,
    shard: RECOUNTED,
    statistics: mergeStatistics(before?.statistics ?? emptyStatistics(), difference),
    lastResponse: before?.lastResponse,
    highWater: String(Number(before?.highWater ?? 0) + 1),
  };
  // The numbers of lists first: after a failure in between, the next recount writes both.
  await putNumbers(corrected);
  return putShardStatistics({ ...corrected, after: before?.highWater });
}

/** Fold the sums of former stream shards into one item. */
export const foldStatistics = (quizId: string): Promise<void> => items.fold(quizId);
