import {
  FIGURES,
  type Figures,
  MEMBERS_PREFIX,
  membersPart,
  mergeFigures,
} from '@quizhall/shared/rules/organizations/organization-statistics';
import { limitParts, type Parts } from '@quizhall/shared/rules/partial-sums';
import * as z from 'zod';
import { queryAll, type Item, queryPage } from '../../platform/dynamodb/commands.ts';
import {
  organizationStatsKey,
  organizationRecentKey,
  organizationStatsPartitions,
} from '../../platform/dynamodb/keys.ts';
import type { Organization } from './organizations.ts';
import { shardAggregateStore, unpackTotals } from '../../platform/dynamodb/shard-aggregates.ts';

const Sums = z.array(z.number());
const Body = z.object({
  each: z.record(z.string(), Sums),
  rest: Sums.optional(),
}) satisfies z.ZodType<Parts<Figures>>;

/** Of one item, well below its 400 KB. */
const MOST_BYTES = 300_000;

/** Keys of days and departments begin with the oldest, those of members are in no order: what is first has to go. */
const byName = ([a]: [string, Figures], [b]: [string, Figures]) => (a < b ? -1 : 1);

/** A part of an organization's figures, as an entity of aggregates. */
interface Entity {
  organizationId: string;
  part: string;
}
const entityId = ({ organizationId, part }: Entity): string => `${organizationId} ${part}`;

const items = shardAggregateStore<Parts<Figures>>({
  prefix: 'FIGURES',
  key: (entity, shard) => {
    const [organizationId = '', part = ''] = entity.split(' ');
    return organizationStatsKey(organizationId, part, shard);
  },
  body: Body,
  merge: mergeFigures,
  limit: (body) => limitParts(body, MOST_BYTES, FIGURES, byName),
});

/** Statistics of one part, counted by one stream shard. */
export async function getStatistics(
  entity: Entity,
  shard: string,
): Promise<{ figures: Parts<Figures>; highWater: string } | undefined> {
  const item = await items.get(entityId(entity), shard);
  return item && { figures: item.body, highWater: item.highWater };
}

/** Replaces a shard's statistics of a part if its high-water mark is unchanged. False: read again. */
export const putStatistics = (
  entity: Entity,
  {
    figures,
    ...marks
  }: { shard: string; figures: Parts<Figures>; highWater: string; after: string | undefined },
): Promise<boolean> => items.put({ entityId: entityId(entity), body: figures, ...marks });

/** Merges the statistics of former stream shards of a part into one item. */
export const foldStatistics = (entity: Entity): Promise<void> => items.fold(entityId(entity));

const Stored = z.object({ sk: z.string() });

const partsThatBegin = (organizationId: string, prefix: string) => {
  const { pk, sk } = organizationStatsKey(organizationId, prefix, '');
  return {
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    // A prefix may be a whole part or the beginning of several.
    ExpressionAttributeValues: { ':pk': pk, ':prefix': sk.slice(0, -1) },
  };
};

function merged(found: readonly Item[]): Map<string, Parts<Figures>> {
  const byPart = Map.groupBy(
    found.map((item) => ({ ...Stored.parse(item), ...Body.parse(unpackTotals(item)) })),
    (item) => item.sk.slice(0, item.sk.lastIndexOf('#')),
  );
  return new Map([...byPart].map(([part, shards]) => [part, mergeFigures(shards)]));
}

/** Statistics of the organization's parts with this prefix, merged over stream shards. */
export const listStatistics = async (
  organizationId: string,
  prefix: string,
  { consistent = false } = {},
): Promise<Map<string, Parts<Figures>>> =>
  merged(await queryAll({ ...partsThatBegin(organizationId, prefix), ConsistentRead: consistent }));

/** Statistics of the parts on the first `mostPages` pages of 1 MB, by name. `end`: the first part left out, if any. */
export async function listStatisticsWithin(
  organizationId: string,
  prefix: string,
  mostPages: number,
): Promise<{ parts: Map<string, Parts<Figures>>; end: string | undefined }> {
  const found: Item[] = [];
  let last: Item | undefined;
  for (let pages = 0; pages === 0 || (last && pages < mostPages); pages += 1) {
    const page = await queryPage(partsThatBegin(organizationId, prefix), last);
    found.push(...page.items);
    last = page.last;
  }
  const parts = merged(found);
  // Of the last one there may be shards behind the end.
  const end = last && [...parts.keys()].at(-1);
  if (end !== undefined) parts.delete(end);
  return { parts, end };
}

/** Parts with member statistics, including those spread over partitions. */
export async function listMemberStatistics(
  { id, areMembersSpread }: Pick<Organization, 'id' | 'areMembersSpread'>,
  { consistent = false } = {},
): Promise<Map<string, Parts<Figures>>> {
  const together = partsThatBegin(id, MEMBERS_PREFIX);
  const spread = (areMembersSpread ? organizationStatsPartitions(id) : []).map((pk) => ({
    ...together,
    ExpressionAttributeValues: { ':pk': pk, ':prefix': MEMBERS_PREFIX },
  }));
  const found = await Promise.all(
    [together, ...spread].map((query) => queryAll({ ...query, ConsistentRead: consistent })),
  );
  return merged(found.flat());
}

/** Statistics of a member, from the common and the spread partitions. */
export async function getMemberStatistics(
  organizationId: string,
  userId: string,
): Promise<Figures | undefined> {
  const parts = [false, true].map((isSpread) => membersPart(userId, isSpread));
  const found = await Promise.all(
    parts.map(async (part) => (await listStatistics(organizationId, part)).get(part) ?? { each: {} }),
  );
  return mergeFigures(found).each[userId];
}

/** Where a recount puts what the stream has not counted, or has counted wrongly. */
const RECOUNTED = 'recount';

/** Adds a difference to the statistics of a part. False: a concurrent recount won. */
export async function adjustStatistics(entity: Entity, difference: Parts<Figures>): Promise<boolean> {
  const before = await getStatistics(entity, RECOUNTED);
  return putStatistics(entity, {
    shard: RECOUNTED,
    figures: mergeFigures([before?.figures ?? { each: {} }, difference]),
    highWater: String(Number(before?.highWater ?? 0) + 1),
    after: before?.highWater,
  });
}

/** Something a member did. */
const ActivityEntry = z.object({
  /** Of the attempt. */
  id: z.string(),
  userId: z.string(),
  quizId: z.string(),
  action: z.enum(['started', 'completed']),
  /** Epoch ms. */
  at: z.number(),
  /** Percent, where it is graded. */
  score: z.number().optional(),
  department: z.string().optional(),
});
export type ActivityEntry = z.output<typeof ActivityEntry>;

/** So much is remembered of what happened last. */
const MOST_RECENT = 10;

/** Latest entries, the last state of each attempt. */
export const latestActivity = (all: readonly ActivityEntry[]): ActivityEntry[] =>
  [...new Map(all.toSorted((a, b) => a.at - b.at).map((one) => [one.id, one])).values()]
    .toReversed()
    .slice(0, MOST_RECENT);

const Recent = z.object({ recent: z.array(ActivityEntry) });

/** Latest activity of members, by stream shard. */
export const recentItems = shardAggregateStore<z.output<typeof Recent>>({
  prefix: 'RECENT',
  key: organizationRecentKey,
  body: Recent,
  merge: (parts) => ({ recent: latestActivity(parts.flatMap(({ recent }) => recent)) }),
  limit: (body) => body,
});
