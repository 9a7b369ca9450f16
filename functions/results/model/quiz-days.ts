import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { dayFactsOf } from '@quizhall/shared/rules/results/counted-attempt';
import type { PendingChange } from '@quizhall/shared/rules/results/pending-changes';
import {
  combineDays,
  type Days,
  type DaySums,
  daysIn,
  daysOf,
} from '@quizhall/shared/rules/results/quiz-days';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { getItem, updateIf, withPrefix } from '../../platform/dynamodb/commands.ts';
import { DAYS_PREFIX, daysKey } from '../../platform/dynamodb/keys.ts';
import { listPendingOf, uncounted } from './pending-changes.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

/** By month and day, as short lists: a year of a busy quiz takes some 12 KB. */
const StoredDays = z.record(
  z.string(),
  z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]),
);
const StoredPart = z.object({ days: StoredDays, upTo: z.string(), at: z.number() });
type StoredPart = z.output<typeof StoredPart>;

/** One item for a year of a quiz; one attribute for each stream shard, so that no consumer writes what another one counts. */
const YearItem = z.object({ pk: z.string(), sk: z.string(), since: z.number() }).catchall(StoredPart);

/** What is counted of a year of a quiz. */
interface Year {
  quizId: string;
  year: string;
  /** Epoch ms: what happened before is not among these. 0: everything is. */
  since: number;
  parts: Map<string, StoredPart>;
}

const toDays = (year: string, stored: StoredPart['days']): Days =>
  Object.fromEntries(
    Object.entries(stored).map(([day, [begun, completed, waiting, passed, score]]) => [
      `${year}-${day}`,
      { begun, completed, waiting, passed, score },
    ]),
  );

const listOf = ({ begun, completed, waiting, passed, score }: DaySums) => [
  begun,
  completed,
  waiting,
  passed,
  score,
];

const toStored = (days: Days) =>
  Object.fromEntries(Object.entries(days).map(([day, sums]) => [day.slice(5), listOf(sums)]));

function toYear(item: unknown): Year {
  const { pk, sk, since, ...parts } = YearItem.parse(item);
  const quizId = pk.slice(daysKey('', '').pk.length);
  return { quizId, year: sk.slice(DAYS_PREFIX.length), since, parts: new Map(Object.entries(parts)) };
}

const allDays = ({ year, parts }: Pick<Year, 'year' | 'parts'>): Days =>
  [...parts.values()].reduce<Days>((sum, { days }) => combineDays(sum, toDays(year, days), 1), {});

/** Daily statistics of a quiz in one year, by stream shard. */
export async function getYear(quizId: string, year: string): Promise<Year | undefined> {
  const item = await getItem(daysKey(quizId, year));
  return item && toYear(item);
}

/** Since when days of a quiz are counted, by any of its years; undefined: none is counted yet. */
export async function countedSince(quizId: string): Promise<number | undefined> {
  const { Items = [] } = await table.send(
    new QueryCommand({
      TableName,
      ...withPrefix(daysKey(quizId, '').pk, DAYS_PREFIX),
      ConsistentRead: true,
      Limit: 1,
    }),
  );
  return Items.map((item) => toYear(item).since)[0];
}

/** Sequence numbers have at most 40 digits; padded, they sort as numbers. */
const padded = (sequenceNumber: string): string => sequenceNumber.padStart(40, '0');
/** Stream records live 24 hours: what a shard counted longer ago than this can never be replayed. */
const FINAL_MS = 48 * 3_600_000;
/** Where the days of former stream shards are kept. */
const FORMER = 'former';

/** A year of a quiz as one stream shard has counted on. */
interface Counted {
  quizId: string;
  year: string;
  shard: string;
  days: Days;
  highWater: string;
  since: number;
  /** As it was read: the write counts only on top of it. */
  before: Year | undefined;
}

/**
 * Replaces what a stream shard has counted of a year, if nobody else has moved its mark; what former shards have
 * counted comes together in the same write. False: read again.
 */
export async function putYear({
  quizId,
  year,
  shard,
  days,
  highWater,
  since,
  before,
}: Counted): Promise<boolean> {
  const parts = [...(before?.parts ?? [])];
  const old = parts.filter(([name, { at }]) => name !== shard && at < now() - FINAL_MS);
  const folding = old.some(([name]) => name !== FORMER) ? old : [];
  const names = [
    shard,
    ...new Set([...folding.map(([name]) => name), ...(folding.length > 0 ? [FORMER] : [])]),
  ];
  const alias = (name: string) => `#s${names.indexOf(name)}`;
  const sets = [`${alias(shard)} = :part`, ...(folding.length > 0 ? [`${alias(FORMER)} = :former`] : [])];
  const removed = folding.flatMap(([name]) => (name === FORMER ? [] : [alias(name)]));
  const marks = names.map((name, n) => ({
    name: alias(name),
    value: `:m${n}`,
    upTo: before?.parts.get(name)?.upTo,
  }));
  const conditions = marks.map(({ name, value, upTo }) =>
    upTo === undefined ? `attribute_not_exists(${name})` : `${name}.upTo = ${value}`,
  );
  const former = {
    days: toStored(allDays({ year, parts: new Map(folding) })),
    upTo: padded(highWater),
    at: 0,
  };
  const part = { days: toStored(days), upTo: padded(highWater), at: now() };
  const { done } = await updateIf({
    Key: daysKey(quizId, year),
    UpdateExpression: `SET ${[...sets, 'since = :since'].join(', ')}${removed.length > 0 ? ` REMOVE ${removed.join(', ')}` : ''}`,
    ConditionExpression: [before ? 'attribute_exists(pk)' : 'attribute_not_exists(pk)', ...conditions].join(
      ' AND ',
    ),
    ExpressionAttributeNames: Object.fromEntries(names.map((name) => [alias(name), name])),
    ExpressionAttributeValues: {
      ':part': part,
      ':since': since,
      ...(folding.length > 0 && { ':former': former }),
      ...Object.fromEntries(marks.flatMap(({ value, upTo }) => (upTo === undefined ? [] : [[value, upTo]]))),
    },
  });
  return done;
}

/** What one shard has counted of a year so far. */
export const daysOfShard = (
  year: Year | undefined,
  shard: string,
): { days: Days; upTo: string | undefined } => {
  const part = year?.parts.get(shard);
  return { days: part ? toDays(year?.year ?? '', part.days) : {}, upTo: part?.upTo };
};

/** The days of quizzes in these years with what is pending, a hundred items in one call. */
export async function listDays(
  wanted: readonly { quizId: string; years: readonly string[] }[],
): Promise<Map<string, { days: Days; since: number }>> {
  const pendingOf = await listPendingOf(wanted.map(({ quizId }) => quizId));
  const keys = wanted.flatMap(({ quizId, years }) => years.map((year) => daysKey(quizId, year)));
  const byQuiz = Map.groupBy((await getItems(keys)).map(toYear), ({ quizId }) => quizId);
  const found = wanted.flatMap(({ quizId, years }): [string, { days: Days; since: number }][] => {
    const stored = byQuiz.get(quizId) ?? [];
    const pending = pendingOf.get(quizId) ?? new Map();
    if (stored.length === 0 && pending.size === 0) return [];
    const since = Math.max(0, ...stored.map((year) => year.since));
    const days = years.map((year) => {
      const counted = stored.find((one) => one.year === year);
      const changes = uncounted(pending, (shard) => counted?.parts.get(shard)?.upTo);
      return changes.reduce(
        (sum, change) => withDays(sum, change, (all) => daysIn(all, year), since),
        counted ? allDays(counted) : {},
      );
    });
    return [[quizId, { days: Object.assign({}, ...days) as Days, since }]];
  });
  return new Map(found);
}

function withDays(
  days: Days,
  { before, after }: PendingChange,
  among: (days: Days) => Days,
  since: number,
): Days {
  const [was, is] = [before, after].map((counted) => {
    const facts = counted && dayFactsOf(counted);
    return facts ? among(daysOf(facts, since)) : {};
  });
  return combineDays(combineDays(days, was ?? {}, -1), is ?? {}, 1);
}
