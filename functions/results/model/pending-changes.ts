import { deflateRawSync, inflateRawSync } from 'node:zlib';
import {
  PackedChanges,
  packChanges,
  type PendingChange,
  unpackChanges,
} from '@quizhall/shared/rules/results/pending-changes';
import { isLater } from '@quizhall/shared/rules/results/roster';
import * as z from 'zod';
import { listIntakes } from './card-numbers.ts';
import { queryAll, deleteIf, putItem } from '../../platform/dynamodb/commands.ts';
import { pendingPk, pendingSlotKey } from '../../platform/dynamodb/keys.ts';
import { uncountedRecords } from '../../platform/dynamodb/shard-aggregates.ts';

/**
 * Changes of a quiz's attempts that its aggregates do not include yet: in the intake of each stream shard (`NUMBERS`) and, once
 * they are more than that holds, in slots that are written again after they are counted. A change may stand in several places
 * and after it is counted: a reader takes each once, and none up to the high-water mark of the aggregate.
 * `docs/decisions/0114-gathered-aggregates.md`
 */
export const packPending = (changes: readonly PendingChange[]): Uint8Array =>
  deflateRawSync(JSON.stringify(packChanges(changes)));

export const unpackPending = (packed: Uint8Array): PendingChange[] =>
  unpackChanges(PackedChanges.parse(JSON.parse(inflateRawSync(packed).toString('utf8'))));

const Slot = z.object({ pk: z.string(), sk: z.string(), changes: z.instanceof(Uint8Array) });
type Slot = z.output<typeof Slot>;

/** Put packed changes into a slot of a stream shard, in the place of what stood there. */
export async function putPendingSlot(
  { quizId, shard, slot }: { quizId: string; shard: string; slot: number },
  changes: Uint8Array,
): Promise<void> {
  await putItem({ ...pendingSlotKey(quizId, shard, slot), changes });
}

/** The slots of all stream shards, also those that are counted. */
export async function listPendingSlots(quizId: string): Promise<Slot[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pendingPk(quizId) },
    ConsistentRead: true,
  });
  return items.map((item) => Slot.parse(item));
}

export const shardOfSlot = ({ sk }: Slot): string => sk.slice(0, sk.lastIndexOf('#'));

/** Delete a slot that still holds what was read. */
export const deletePendingSlot = ({ pk, sk, changes }: Slot): Promise<boolean> =>
  deleteIf({
    Key: { pk, sk },
    ConditionExpression: 'changes = :changes',
    ExpressionAttributeValues: { ':changes': changes },
  });

/** Each change once, in the order of the stream. */
export const inOrder = (changes: readonly PendingChange[]): PendingChange[] =>
  [...new Map(changes.map((change) => [change.sequenceNumber, change])).values()].sort((a, b) =>
    isLater(a.sequenceNumber, b.sequenceNumber) ? 1 : -1,
  );

/** The changes of one quiz by stream shard. */
export type Pending = ReadonlyMap<string, readonly PendingChange[]>;

/**
 * Pending changes of a quiz. Read them before the aggregates: changes counted in between are in both, and the
 * aggregates' high-water marks identify them.
 */
export async function listPending(quizId: string): Promise<Pending> {
  return (await listPendingOf([quizId])).get(quizId) ?? new Map();
}

/** Pending changes of several quizzes: one batch for their intakes and a query for each quiz with filled slots. */
export async function listPendingOf(quizIds: readonly string[]): Promise<Map<string, Pending>> {
  const intakes = await listIntakes(quizIds);
  const found = [...intakes].map(async ([quizId, shards]): Promise<[string, Pending][]> => {
    const filled = [...shards].filter(([, { open, slots }]) => open || slots > 0);
    if (filled.length === 0) return [];
    const slots = filled.some(([, intake]) => intake.slots > 0) ? await listPendingSlots(quizId) : [];
    const pending = filled.map(([shard, { open }]): [string, PendingChange[]] => {
      const packed = slots.filter((slot) => shardOfSlot(slot) === shard).map(({ changes }) => changes);
      return [shard, inOrder([...packed, ...(open ? [open] : [])].flatMap(unpackPending))];
    });
    return [[quizId, new Map(pending)]];
  });
  return new Map((await Promise.all(found)).flat());
}

/** Changes of all shards that no aggregate includes yet. */
export const uncounted = (
  pending: Pending,
  highWaterOf: (shard: string) => string | undefined,
): PendingChange[] =>
  [...pending].flatMap(([shard, changes]) => uncountedRecords(changes, highWaterOf(shard)));
