import { withAnalysed } from '@quizhall/shared/rules/results/counted-attempt';
import {
  type AnalysisSums,
  emptyAnalysis,
  limitAnalysis,
  mergeAnalysis,
} from '@quizhall/shared/rules/results/item-sums';
import * as z from 'zod';
import { ITEMS_PREFIX, itemsKey } from '../../platform/dynamodb/keys.ts';
import { listPending, uncounted } from './pending-changes.ts';
import { shardAggregateStore } from '../../platform/dynamodb/shard-aggregates.ts';

const Choosers = z.object({ count: z.number(), score: z.number() });

const Item = z.object({
  seen: z.array(z.number()),
  earned: z.array(z.number()),
  earnedSquared: z.number(),
  rest: z.number(),
  restSquared: z.number(),
  product: z.number(),
  hundredths: z.number(),
  points: z.number(),
  times: z.array(z.number()),
  options: z.record(z.string(), Choosers),
});

const Sums = z.object({
  since: z.number(),
  attempts: z.number(),
  score: z.number(),
  scoreSquared: z.number(),
  items: z.record(z.string(), Item),
  otherItems: Item.optional(),
  wrong: z.object({
    each: z.record(z.string(), z.object({ sure: z.number(), maybe: z.number() })),
    full: z.literal(true).optional(),
  }),
}) satisfies z.ZodType<AnalysisSums>;

const Body = z.object({ sums: Sums });
type Body = z.output<typeof Body>;

/** Beside the statistics and not among them: those are read by participants, too, and this is ten times as much. */
const items = shardAggregateStore<Body>({
  prefix: ITEMS_PREFIX,
  key: itemsKey,
  body: Body,
  merge: (parts) => ({ sums: mergeAnalysis(...parts.map(({ sums }) => sums)) }),
  limit: (body) => {
    const sums = limitAnalysis(body.sums);
    return sums === body.sums ? body : { sums };
  },
});

/** What one stream shard has counted for the item analysis of a quiz, and how far into the shard that reaches. */
interface ShardAnalysis extends Body {
  /** Sequence number of the last stream record that is counted. */
  highWater: string;
}

/** Item analysis counted by one stream shard of a quiz. */
export async function getShardAnalysis(quizId: string, shard: string): Promise<ShardAnalysis | undefined> {
  const item = await items.get(quizId, shard);
  return item && { ...item.body, highWater: item.highWater };
}

interface AnalysisUpdate extends ShardAnalysis {
  quizId: string;
  shard: string;
  /** High-water mark that was read: the write counts only on top of it. */
  after: string | undefined;
}

/** Replace a shard's sums, if nobody else has moved its high-water mark. False: read again. */
export const putShardAnalysis = ({ quizId, shard, sums, highWater, after }: AnalysisUpdate) =>
  items.put({ entityId: quizId, shard, body: { sums }, highWater, after });

/** The item analysis of a quiz in parts, with what is pending. */
export async function listAnalysis(quizId: string): Promise<AnalysisSums[]> {
  const pending = await listPending(quizId);
  const parts = await items.list(quizId);
  const sums = parts.map(({ body }) => body.sums);
  const highWaters = new Map(parts.map(({ shard, highWater }) => [shard, highWater]));
  const changes = uncounted(pending, (shard) => highWaters.get(shard));
  if (changes.length === 0) return sums;
  const since = Math.max(0, ...sums.map((part) => part.since));
  return [...sums, changes.reduce(withAnalysed, emptyAnalysis(since))];
}

/** Item analysis of a quiz without pending changes. */
export async function listSettledAnalysis(quizId: string): Promise<AnalysisSums[]> {
  return (await items.list(quizId, { consistent: true })).map(({ body }) => body.sums);
}

/** Fold the sums of former stream shards into one item. */
export const foldAnalysis = (quizId: string): Promise<void> => items.fold(quizId);
