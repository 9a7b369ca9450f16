import { isDeepStrictEqual } from 'node:util';
import { latestEntries, type RosterEntry } from '@quizhall/shared/rules/results/roster';
import * as z from 'zod';
import {
  getItem,
  type Item,
  queryPages,
  putIf,
  putItem,
  updateIf,
} from '../../platform/dynamodb/commands.ts';
import { rosterChunkKey, rosterOpenKey, rosterPk } from '../../platform/dynamodb/keys.ts';
import { listPending } from './pending-changes.ts';
import { packEntries, unpackEntries } from './roster-rows.ts';

/**
 * Who takes a quiz, in packed chunks that the stream writes, so that neither a start nor a hand-in writes anything for it:
 * `docs/decisions/0058-roster.md`. What several chunks say of one attempt is settled by whoever reads them, so a chunk
 * that is written again, or in other pieces, changes nothing.
 */
const Open = z.object({ rows: z.instanceof(Uint8Array), highWater: z.string() });

/** Beyond so many bytes what a shard has gathered becomes a chunk: so much is read and written again for each batch. */
const MOST_OPEN = 8_000;
/** Rows of a chunk: far below 400 KB whatever their names are. */
const CHUNK_ROWS = 400;

export interface OpenRoster {
  entries: RosterEntry[];
  /** Sequence number of the last stream record that is in the roster. */
  highWater: string;
  /** As they are stored: whoever deletes some of them moves no high-water mark. */
  rows: Uint8Array;
}

/** Rows gathered by a stream shard since its last chunk. */
export async function getOpenRoster(quizId: string, shard: string): Promise<OpenRoster | undefined> {
  const item = await getItem(rosterOpenKey(quizId, shard));
  if (!item) return undefined;
  const { rows, highWater } = Open.parse(item);
  return { entries: unpackEntries(rows), highWater, rows };
}

interface RosterUpdate {
  quizId: string;
  shard: string;
  /** As it was read: the write counts only on top of it. */
  before: OpenRoster | undefined;
  entries: readonly RosterEntry[];
  highWater: string;
}

/**
 * Add rows to what a shard gathers. What has become too much stands in chunks before it is taken away here, so whoever
 * reads meanwhile has it twice, and what fails in between comes again. False: somebody else was faster.
 */
export async function putOpenRoster({
  quizId,
  shard,
  before,
  entries,
  highWater,
}: RosterUpdate): Promise<boolean> {
  const all = latestEntries([...(before?.entries ?? []), ...entries]);
  const packed = packEntries(all);
  const isFull = packed.length > MOST_OPEN;
  if (isFull) await Promise.all(slicesOf(all).map((slice) => putChunk(quizId, shard, slice)));
  return putIf({
    Item: { ...rosterOpenKey(quizId, shard), rows: isFull ? packEntries([]) : packed, highWater },
    ...(before
      ? {
          ConditionExpression: 'highWater = :before AND #rows = :rows',
          ExpressionAttributeNames: { '#rows': 'rows' },
          ExpressionAttributeValues: { ':before': before.highWater, ':rows': before.rows },
        }
      : { ConditionExpression: 'attribute_not_exists(pk)' }),
  });
}

const slicesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / CHUNK_ROWS) }, (_, n) =>
    all.slice(n * CHUNK_ROWS, (n + 1) * CHUNK_ROWS),
  );

async function putChunk(quizId: string, shard: string, entries: readonly RosterEntry[]): Promise<void> {
  const last = entries.at(-1)?.sequenceNumber ?? '';
  const Item = { ...rosterChunkKey(quizId, shard, last), rows: packEntries(entries) };
  await putItem(Item);
}

const Stored = z.object({ rows: z.instanceof(Uint8Array) });

/**
 * Rows of every counted attempt at a quiz, running ones included; pages of 1 MB hold some 14,000 rows. Up to a second old
 * unless `consistent`.
 */
export async function readRoster(quizId: string, { consistent = false } = {}): Promise<RosterEntry[]> {
  let rows = await pendingRows(quizId);
  const query = {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': rosterPk(quizId) },
    ConsistentRead: consistent,
  };
  for await (const items of queryPages(query)) {
    const stored = items.map((item) => Stored.parse(item));
    // Page after page, so that what is outdated goes at once.
    rows = latestEntries([rows, ...stored.map((item) => unpackEntries(item.rows))].flat());
  }
  return rows;
}

async function pendingRows(quizId: string): Promise<RosterEntry[]> {
  return [...(await listPending(quizId)).values()]
    .flat()
    .flatMap(({ sequenceNumber, row }) => (row ? [{ ...row, sequenceNumber }] : []));
}

/** Returns whether the roster of a quiz has a row. Stops at the first one. */
export async function isTaken(quizId: string, { consistent }: { consistent: boolean }): Promise<boolean> {
  const query = {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': rosterPk(quizId) },
    ConsistentRead: consistent,
  };
  for await (const items of queryPages(query)) {
    const stored = items.map((item) => Stored.parse(item));
    if (stored.some(({ rows }) => unpackEntries(rows).length > 0)) return true;
  }
  return (await pendingRows(quizId)).length > 0;
}

const Rewritable = z.object({ pk: z.string(), sk: z.string(), rows: z.instanceof(Uint8Array) });

/**
 * Take the attempts to which this applies out of everything that is kept of a quiz's participants, with what outdated rows
 * say of them. What is pending has to be settled before. An item is replaced as it was read; done again, it changes nothing.
 * @throws Error when the stream was faster; the step then comes again
 */
export async function forgetInRoster(quizId: string, goes: (row: RosterEntry) => boolean): Promise<void> {
  const rows = await readRoster(quizId, { consistent: true });
  const gone = new Set(rows.filter(goes).map(nameOf));
  if (gone.size === 0) return;
  const query = {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': rosterPk(quizId) },
    ConsistentRead: true,
  };
  for await (const items of queryPages(query)) {
    for (const item of items) await forgetIn(item, gone);
  }
}

const nameOf = ({ participant, number }: RosterEntry): string => `${participant}.${number}`;

const forgetIn = (item: Item, gone: ReadonlySet<string>): Promise<void> =>
  rewrite(item, (entries) => entries.filter((entry) => !gone.has(nameOf(entry))));

/** Replaces what an item holds as it was read, where that changes something. */
async function rewrite(item: Item, change: (entries: RosterEntry[]) => RosterEntry[]): Promise<void> {
  const { pk, sk, rows } = Rewritable.parse(item);
  const entries = unpackEntries(rows);
  const kept = change(entries);
  if (isDeepStrictEqual(kept, entries)) return;
  const { done } = await updateIf({
    Key: { pk, sk },
    UpdateExpression: 'SET #rows = :kept',
    ConditionExpression: '#rows = :rows',
    ExpressionAttributeNames: { '#rows': 'rows' },
    ExpressionAttributeValues: { ':rows': rows, ':kept': packEntries(kept) },
  });
  if (!done) throw new Error(`Roster of ${quizIdOf(pk)} moved`);
}

const quizIdOf = (pk: string): string => pk.split('#')[1] ?? '';

/**
 * Put another name in the place of a participant's, and no address, wherever the roster has them, outdated rows included.
 * @throws Error when the stream was faster; the step then comes again
 */
export const renameInRoster = (quizId: string, participant: string, name: string): Promise<void> =>
  changeInRoster(quizId, (entry) =>
    entry.participant === participant ? { ...entry, name, email: '' } : entry,
  );

/** Put another address in the place of a participant's. @throws Error when the stream was faster; the step then comes again */
export const readdressInRoster = (
  quizId: string,
  participant: string,
  { from, to }: { from: string; to: string },
): Promise<void> =>
  changeInRoster(quizId, (entry) =>
    entry.participant === participant && entry.email === from ? { ...entry, email: to } : entry,
  );

async function changeInRoster(quizId: string, change: (entry: RosterEntry) => RosterEntry): Promise<void> {
  const query = {
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': rosterPk(quizId) },
    ConsistentRead: true,
  };
  for await (const items of queryPages(query)) {
    for (const item of items) await rewrite(item, (entries) => entries.map(change));
  }
}
