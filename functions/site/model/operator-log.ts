import { createHash } from 'node:crypto';
import { ulidOf, ulidTime } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { now } from '../../platform/clock.ts';
import { queryPage, putIf } from '../../platform/dynamodb/commands.ts';
import { operatorKey, operatorPk } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const KEEP_MS = 2 * 365 * 24 * 3_600_000;

/** What whoever runs the stage did by hand. */
const OperatorAct = z.object({
  /** As it is called: `quiz take-down`. */
  command: z.string(),
  /** The id of what it was done to: never a name or an address. */
  target: z.string(),
  /** Who says that they did it. */
  by: z.string(),
  /** Why, or what came of it. */
  reason: z.string().optional(),
});
export type OperatorAct = z.output<typeof OperatorAct>;

/** The write that keeps it, for the transaction of what it tells of. */
export function newOperatorEntry(act: OperatorAct) {
  const at = now();
  const cause = createHash('sha256').update(`${act.command}#${act.target}#${act.by}`).digest();
  return {
    TableName,
    Item: {
      ...operatorKey(ulidOf(at, cause)),
      ...OperatorAct.parse(act),
      expiresAt: Math.ceil((at + KEEP_MS) / 1_000),
    },
    ConditionExpression: 'attribute_not_exists(pk)',
  };
}

/** Stores an entry outside a transaction, for actions with several writes. */
export const storeOperatorEntry = (act: OperatorAct): Promise<boolean> => {
  const { Item, ConditionExpression } = newOperatorEntry(act);
  return putIf({ Item, ConditionExpression });
};

/** The latest of them, newest first. */
export async function listOperatorEntries(limit: number): Promise<(OperatorAct & { at: number })[]> {
  const { items } = await queryPage({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': operatorPk() },
    ScanIndexForward: false,
    Limit: limit,
  });
  return items.map((item) => {
    const { sk, ...act } = OperatorAct.extend({ sk: z.string() }).parse(item);
    return { ...act, at: ulidTime(sk) };
  });
}
