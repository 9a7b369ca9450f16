import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { AppError } from '../errors.ts';
import { isItemTooLarge, table } from './table.ts';

/** Items of one transaction. */
export type Writes = NonNullable<TransactWriteCommandInput['TransactItems']>;
export type Write = Writes[number];

/** Items of one transaction by name. A name can stand for several items, or for none (`undefined`, `[]`). */
export type NamedWrites<Name extends string> = Readonly<Record<Name, Write | readonly Write[] | undefined>>;

interface Options {
  /** Items that are left out if their own condition fails, such as notifications that were sent before. */
  skippable?: Writes | undefined;
}

interface Reason {
  Code?: string;
  Message?: string;
  Item?: Record<string, never>;
}

/** Maximum number of attempts after conflicts with other transactions, and the upper limit of the first pause. */
const MAX_ATTEMPTS = 8;
const FIRST_PAUSE_MS = 20;

/**
 * Writes all items or none. Returns the name of the first item, in the order of the object, whose condition failed;
 * `undefined` if the items were written. Tries again after a conflict with another transaction.
 * @throws AppError TOO_LARGE if an item would exceed 400 KB
 * @throws TransactionCanceledException if the conflict lasts
 */
export async function transactWrite<Name extends string>(
  items: NamedWrites<Name>,
  options?: Options,
): Promise<Name | undefined> {
  return (await transactWriteWithOldItem(items, options))?.name;
}

/**
 * Same as `transactWrite`, but also returns the stored item of the failed condition, if the write sets
 * `ReturnValuesOnConditionCheckFailure: 'ALL_OLD'` and the item exists.
 */
export async function transactWriteWithOldItem<Name extends string>(
  items: NamedWrites<Name>,
  { skippable = [] }: Options = {},
): Promise<{ name: Name; oldItem: unknown } | undefined> {
  const named = (Object.entries(items) as [Name, Write | readonly Write[] | undefined][]).flatMap(
    ([name, writes = []]) => [writes].flat().map((write) => ({ name, write })),
  );
  let extra = skippable;
  for (let attempt = 1; ; attempt += 1) {
    const reasons = await send([...named.map(({ write }) => write), ...extra], attempt === MAX_ATTEMPTS);
    if (!reasons) return undefined;
    const failed = named.findIndex((_, index) => isFailed(reasons[index]));
    if (named[failed]) return { name: named[failed].name, oldItem: oldItemOf(reasons[failed]) };
    const kept = extra.filter((_, index) => !isFailed(reasons[named.length + index]));
    if (kept.length === extra.length) await pause(randomInt(FIRST_PAUSE_MS * 2 ** attempt));
    extra = kept;
  }
}

/** Sends one transaction. Returns why each item was rejected if a condition failed or another transaction conflicts. */
async function send(TransactItems: Writes, isLast: boolean): Promise<Reason[] | undefined> {
  if (TransactItems.length === 0) return undefined;
  try {
    await table.send(new TransactWriteCommand({ TransactItems }));
    return undefined;
  } catch (error) {
    if (isItemTooLarge(error)) throw new AppError('TOO_LARGE');
    if (!(error instanceof Error) || error.name !== 'TransactionCanceledException') throw error;
    const { CancellationReasons: reasons = [] } = error as { CancellationReasons?: Reason[] };
    if (reasons.some(isFailed)) return reasons;
    if (reasons.some(growsTooLarge)) throw new AppError('TOO_LARGE');
    if (isLast || !reasons.some(({ Code }) => Code === 'TransactionConflict')) throw error;
    return reasons;
  }
}

const isFailed = (reason: Reason | undefined): boolean => reason?.Code === 'ConditionalCheckFailed';

/** True if an update makes an item exceed 400 KB. */
const growsTooLarge = ({ Code, Message = '' }: Reason): boolean =>
  Code === 'ValidationError' && /item size/i.test(Message);

const oldItemOf = (reason: Reason | undefined): unknown => reason?.Item && unmarshall(reason.Item);
