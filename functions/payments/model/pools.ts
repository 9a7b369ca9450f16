import { SETTLEMENT_STATES } from '@quizhall/shared/model/payments/prize';
import * as z from 'zod';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { getItem } from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { playedKey, poolKey, quizKey } from '../../platform/dynamodb/keys.ts';
import { FunctionCache } from '../../platform/dynamodb/function-cache.ts';
import { TableName } from '../../platform/dynamodb/table.ts';
import { AppError } from '../../platform/errors.ts';

const Cents = z.number().int().min(0);

/** What a charge brought: `amount` to the pool, `fee` to the site. */
const Paid = z.object({ chargeId: z.string(), amount: Cents, fee: Cents });

/**
 * The money of a quiz's prize pool. What it shall be, the quiz says; this is what was paid for it. Changes are of what
 * was read (`revision`), in the transaction that enters them in the ledger.
 */
const StoredSettlement = z.object({
  state: z.enum(SETTLEMENT_STATES),
  /** When winners are, or were, decided (epoch ms). */
  at: z.number(),
  /** What does it. */
  run: z.object({ ownerId: z.string(), id: z.string() }).optional(),
  /** Once decided: how many they are, and how many of them were dealt with. */
  winners: z.number().default(0),
  posted: z.number().default(0),
  /** Of those: who got nothing, because the attempt was annulled or nobody can be reached. */
  skipped: z.number().default(0),
  /** Which run does it (epoch ms of its beginning). */
  startedAt: z.number().optional(),
});
export type StoredSettlement = z.output<typeof StoredSettlement>;

const StoredPool = z.object({
  /** What is in escrow: never less than nothing. */
  escrow: Cents,
  /** What came and was not given back, the oldest first. */
  paid: z.array(Paid),
  /** A payment that is on its way: another one does not begin as long. */
  pending: Paid.optional(),
  /** Present once the quiz is over. */
  settlement: StoredSettlement.optional(),
  revision: z.number().int(),
});
export type StoredPool = z.output<typeof StoredPool>;

const NOTHING: StoredPool = { escrow: 0, paid: [], revision: 0 };

/** The prize pool of a quiz. Strongly consistent. */
export async function getPool(quizId: string): Promise<StoredPool> {
  const item = await getItem(poolKey(quizId));
  return item ? StoredPool.parse(item) : NOTHING;
}

/** Prize pools of several quizzes; quizzes without one are left out. */
export const listPools = async (quizIds: readonly string[]): Promise<StoredPool[]> =>
  (await getItems(quizIds.map(poolKey), { consistent: true })).map((item) => StoredPool.parse(item));

/** The update that changes a pool as it was read. */
export function updatePoolItem(quizId: string, before: StoredPool, changes: Partial<StoredPool>) {
  const pool = StoredPool.parse({ ...before, ...changes, revision: before.revision + 1 });
  return {
    Put: {
      TableName,
      Item: { ...poolKey(quizId), ...pool },
      ConditionExpression: before.revision === 0 ? 'attribute_not_exists(pk)' : 'revision = :revision',
      ...(before.revision > 0 && { ExpressionAttributeValues: { ':revision': before.revision } }),
    },
  };
}

/** The check that this amount is in escrow. */
export const escrowCheckItem = (quizId: string, escrow: number) => ({
  ConditionCheck: {
    TableName,
    Key: poolKey(quizId),
    ConditionExpression: 'escrow = :escrow',
    ExpressionAttributeValues: { ':escrow': escrow },
  },
});

/** Returns whether an attempt at a quiz with a paid prize may have begun. */
export async function hasStartedPlay(quizId: string): Promise<boolean> {
  const item = await getItem(playedKey(quizId));
  return item !== undefined;
}

/** The check that no attempt has started, for the transaction that withdraws the prize. */
export const notPlayedItem = (quizId: string) => ({
  ConditionCheck: {
    TableName,
    Key: playedKey(quizId),
    ConditionExpression: 'attribute_not_exists(pk)',
  },
});

const played = new FunctionCache<true>({ most: 500 });

/**
 * Marks a quiz as played before the first attempt begins. A mark and a deletion exclude each other, so that a prize that
 * somebody plays for is never withdrawn. A function reads or writes it once per quiz.
 * @throws AppError NOT_FOUND for a quiz that is deleted meanwhile
 */
export const markPlayed = (quizId: string): Promise<true> =>
  played.get(quizId, async () => {
    if (await hasStartedPlay(quizId)) return true;
    const failed = await transactWrite({
      quiz: {
        ConditionCheck: {
          TableName,
          Key: quizKey(quizId),
          ConditionExpression: 'attribute_exists(pk) AND attribute_not_exists(deletedAt)',
        },
      },
      played: {
        Put: { TableName, Item: playedKey(quizId), ConditionExpression: 'attribute_not_exists(pk)' },
      },
    });
    if (failed === 'quiz') throw new AppError('NOT_FOUND');
    return true;
  });
