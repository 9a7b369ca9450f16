import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { type AttemptKey, parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import * as z from 'zod';
import { AppError } from '../../platform/errors.ts';
import { type Attempt, getAttempt, refusedAttempt, toAttempt } from '../../attempts/model/attempts.ts';
import { type Beside, writesOf } from '../../attempts/model/attempt-side-writes.ts';
import { queryAll, withPrefix } from '../../platform/dynamodb/commands.ts';
import { essayKey, essayPrefix } from '../../platform/dynamodb/keys.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { transactWriteWithOldItem } from '../../platform/dynamodb/transact-write.ts';

/**
 * The texts of essays. An update bills the whole item and an item ends at 400 KB, so each text is an item of its own, and
 * the attempt names it: `docs/decisions/0047-essays.md`.
 */
export interface Essay {
  text: string;
  /** The save that brought it; absent: the hand-in. */
  seq?: number | undefined;
}

/** Position of the question → its text. */
export type Essays = Readonly<Record<string, Essay>>;

const Stored = z.object({ sk: z.string(), text: z.instanceof(Uint8Array), seq: z.number().optional() });

const putOf = (id: string, position: string, { text, seq }: Essay) => {
  const { quizId, participant, number } = parseAttemptId(id);
  const Item = {
    ...essayKey(quizId, participant, number, Number(position)),
    text: deflateRawSync(text),
    ...(seq !== undefined && { seq }),
  };
  return { Put: { TableName, Item } };
};

/** The texts of an attempt's essays, by position. */
export async function listEssays({
  quizId,
  participant,
  number,
}: AttemptKey): Promise<Record<string, Essay>> {
  const { pk, sk } = essayPrefix(quizId, participant, number);
  const items = await queryAll({
    ...withPrefix(pk, sk),
    ConsistentRead: true,
  });
  return Object.fromEntries(
    items.map((item) => {
      const { sk: place, text, seq } = Stored.parse(item);
      return [String(Number(place.slice(sk.length))), { text: inflateRawSync(text).toString('utf8'), seq }];
    }),
  );
}

type AttemptUpdate = Omit<UpdateCommandInput, 'TableName'>;
interface Changed {
  done: true;
  attempt: Attempt | undefined;
  /** When the attempt ends, as it stands now. */
  deadlineAt: number | undefined;
}
type Updated = Changed | { done: false; attempt: Attempt; deadlineAt?: undefined };

/** A save writes it as it is, so that it is among what the write answers. */
const Timed = z.object({ deadlineAt: z.number().optional() });

/**
 * Changes an attempt and, in the same transaction, the texts that the change names: neither is there without the other, so
 * nothing is left over and no text replaces one that it does not know. Without texts it is one plain update, as ever.
 * `read`: the attempt as it is now is asked for. `beside`: what else belongs to the change.
 */
export async function updateWithEssays(
  id: string,
  update: AttemptUpdate,
  essays: Essays | undefined = {},
  { read, beside }: { read: boolean; beside?: Beside | undefined },
): Promise<Updated> {
  const puts = Object.entries(essays).map(([position, essay]) => putOf(id, position, essay));
  if (puts.length === 0 && !beside) return updateAlone(update, read);
  const Update = { TableName, ...update, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const };
  const { audit, tellings } = writesOf(beside);
  const failed = await transactWriteWithOldItem(
    { attempt: { Update: withExpression(Update) }, essays: puts, audit },
    { skippable: tellings },
  );
  if (failed?.oldItem) return { done: false, attempt: toAttempt(failed.oldItem) };
  if (failed) throw new Error(`The condition of ${failed.name} failed for attempt ${id}`);
  // A transaction answers nothing of what it wrote.
  const attempt = await getAttempt(id);
  return { done: true, attempt, deadlineAt: attempt?.deadlineAt };
}

async function updateAlone(update: AttemptUpdate, read: boolean): Promise<Updated> {
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName,
        ...update,
        ReturnValues: read ? 'ALL_NEW' : 'UPDATED_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    const attempt = read ? toAttempt(Attributes) : undefined;
    return { done: true, attempt, deadlineAt: (attempt ?? Timed.parse(Attributes)).deadlineAt };
  } catch (error) {
    // The update of one attempt met the transaction of another request.
    if (error instanceof Error && error.name === 'TransactionConflictException')
      throw new AppError('UNAVAILABLE');
    return { done: false, attempt: refusedAttempt(error) };
  }
}

/** A transaction asks for an expression by its type; every update here has one. */
const withExpression = <U extends AttemptUpdate>({ UpdateExpression = '', ...rest }: U) => ({
  ...rest,
  UpdateExpression,
});
