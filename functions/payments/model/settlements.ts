import { type AttemptKey, formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import type { Contender } from '@quizhall/shared/rules/payments/winners';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { AttemptCard, keyOf, toAttemptKey } from '../../attempts/model/attempts.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { queryAll, getItem, putItem, withPrefix } from '../../platform/dynamodb/commands.ts';
import { CONTENDERS_PREFIX, contendersKey, quizPk, winnersKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const KEEP_MS = 30 * 24 * 3_600_000;
const expiry = () => Math.ceil((now() + KEEP_MS) / 1_000);

/** Attempt, participant, percentage, seconds, epoch ms of the finish, marks of the person, and 1 for a late hand-in. */
const Row = z.tuple([
  z.string(),
  z.string(),
  z.number(),
  z.number(),
  z.number(),
  z.array(z.string()),
  z.literal(1).optional(),
]);
const Contenders = z.object({ isCut: z.boolean(), rows: z.array(Row) });

export interface Contenders {
  contenders: Contender[];
  /** There were more. */
  isCut: boolean;
}

/** Who may win of one shard of the finished attempts; written over when the shard is gone through again. */
export async function putContenders(
  quizId: string,
  shard: number,
  { contenders, isCut }: Contenders,
): Promise<void> {
  const rows = contenders.map(({ attemptId, participant, percentage, seconds, completedAt, marks, late }) => [
    attemptId,
    participant,
    percentage,
    seconds,
    completedAt,
    marks,
    ...(late ? [1] : []),
  ]);
  const Item = { ...contendersKey(quizId, shard), isCut, rows, expiresAt: expiry() };
  await putItem(Item);
}

/** Who may win of all shards. */
export async function listContenders(quizId: string): Promise<Contenders> {
  const items = await queryAll({
    ...withPrefix(quizPk(quizId), CONTENDERS_PREFIX),
    ConsistentRead: true,
  });
  const parts = items.map((item) => Contenders.parse(item));
  return {
    isCut: parts.some(({ isCut }) => isCut),
    contenders: parts.flatMap(({ rows }) =>
      rows.map(([attemptId, participant, percentage, seconds, completedAt, marks, late]) => ({
        attemptId,
        participant,
        percentage,
        seconds,
        completedAt,
        marks,
        late: late === 1,
      })),
    ),
  };
}

const Standing = z.object({
  pk: z.string(),
  sk: z.string(),
  card: AttemptCard.optional(),
  claimedBy: z.string().optional(),
  annulled: z.object({ at: z.number() }).optional(),
  /** It was practice. */
  checked: z.unknown().optional(),
});
export type ContenderNow = Omit<z.output<typeof Standing>, 'pk' | 'sk'> & AttemptKey & { id: string };

/** Attempts as they are now, with everything that was acknowledged, by their ids. */
export async function listContendersNow(ids: readonly string[]): Promise<ContenderNow[]> {
  const found = await getItems(ids.map(keyOf), {
    projection: 'pk, sk, card, claimedBy, annulled, checked',
    consistent: true,
  });
  return found.map((item) => {
    const { pk, sk, ...rest } = Standing.parse(item);
    const key = toAttemptKey(pk, sk);
    return { ...rest, ...key, id: formatAttemptId(key) };
  });
}

const Winner = z.object({
  attemptId: z.string(),
  participant: z.string(),
  /** The account that wins it, by participation or by address. */
  userId: z.string().optional(),
  place: z.number(),
  cents: z.number(),
});
export type Winner = z.output<typeof Winner>;

/** So many stand in one item. */
const CHUNK = 400;

/** The puts of the list of winners, which is decided once. */
export const newWinnersItems = (quizId: string, winners: readonly Winner[]) =>
  Array.from({ length: Math.ceil(winners.length / CHUNK) }, (_, chunk) => ({
    Put: {
      TableName,
      Item: { ...winnersKey(quizId, chunk), winners: winners.slice(chunk * CHUNK, (chunk + 1) * CHUNK) },
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  }));

/** The winners from this one on, as far as they stand in the same item. */
export async function listWinners(quizId: string, from: number): Promise<Winner[]> {
  const chunk = Math.floor(from / CHUNK);
  const item = await getItem(winnersKey(quizId, chunk));
  return z
    .object({ winners: z.array(Winner) })
    .parse(item)
    .winners.slice(from - chunk * CHUNK);
}

/** Ids of the winning attempts of a quiz; empty without winners. */
export async function listWinnerAttempts(quizId: string): Promise<Set<string>> {
  const { pk, sk } = winnersKey(quizId, 0);
  const items = await queryAll({
    ...withPrefix(pk, sk.slice(0, sk.lastIndexOf('#') + 1)),
  });
  const chunks = items.map((item) => z.object({ winners: z.array(Winner) }).parse(item).winners);
  return new Set(chunks.flat().map(({ attemptId }) => attemptId));
}
