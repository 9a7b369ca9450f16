import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Run } from '@quizhall/shared/model/run';
import * as z from 'zod';
import { now } from '../clock.ts';
import { LEASE_MS } from '../queues/lease.ts';
import { randomText } from '../security/random.ts';
import { getItem, updateIf } from '../dynamodb/commands.ts';
import { RUN_PREFIX, runKey } from '../dynamodb/keys.ts';
import { TableName, table } from '../dynamodb/table.ts';

const KEEP_MS = 30 * 24 * 3_600_000;

/**
 * A run as stored. `waiting` is what the stream looks for: whoever writes it asks for a worker, so no run is begun or
 * passed on without one. `turn` grows each time, `tries` since the last step that worked.
 */
const StoredRun = z.object({
  pk: z.string(),
  sk: z.string(),
  kind: z.string(),
  status: z.enum(['waiting', 'working', 'done', 'failed']),
  input: z.unknown(),
  cursor: z.unknown().optional(),
  turn: z.number(),
  tries: z.number(),
  done: z.number(),
  total: z.number(),
  url: z.string().optional(),
  result: z.record(z.string(), z.unknown()).optional(),
  message: z.string().optional(),
  /** Epoch seconds; what is still there after that is treated as gone. */
  expiresAt: z.number(),
});
export type StoredRun = z.output<typeof StoredRun>;

export interface RunRef {
  ownerId: string;
  id: string;
}

const refOf = ({ pk, sk }: Pick<StoredRun, 'pk' | 'sk'>): RunRef => ({
  ownerId: pk.slice(RUN_PREFIX.length),
  id: sk,
});
const keyOf = ({ ownerId, id }: RunRef) => runKey(ownerId, id);

/** The write that begins a run, for the transaction with what causes it. */
export const newRun = (ref: RunRef, kind: string, input: object) => ({
  TableName,
  Item: {
    ...keyOf(ref),
    kind,
    input,
    status: 'waiting',
    turn: 0,
    tries: 0,
    done: 0,
    total: 0,
    expiresAt: Math.ceil((now() + KEEP_MS) / 1_000),
  },
  ConditionExpression: 'attribute_not_exists(pk)',
});

/** Begins a run outside a transaction. */
export const beginRun = (write: ReturnType<typeof newRun>): Promise<unknown> =>
  table.send(new PutCommand(write));

/** One's own run, as its owner sees it. */
export async function getRun(ref: RunRef): Promise<Run | undefined> {
  const item = await getItem(keyOf(ref));
  if (!item) return undefined;
  const { kind, status, turn, done, total, url, result, message, expiresAt } = StoredRun.parse(item);
  if (expiresAt * 1_000 <= now()) return undefined;
  const shown = status === 'waiting' ? (turn === 0 ? 'queued' : 'running') : status;
  const isOver = shown === 'done' || shown === 'failed';
  return {
    id: ref.id,
    kind,
    status: shown === 'working' ? 'running' : shown,
    done,
    total: isOver ? total : Math.max(total, done),
    url,
    result,
    message,
  };
}

/** A worker's right to a run, until another one takes it or it ends. */
export interface Lease extends RunRef {
  holder: string;
  run: StoredRun;
}

/**
 * Take a run for this turn. `held`: another worker has it, and if that one is dead, it can be had once its lease has
 * run out. `past`: this turn is done.
 */
export async function takeRun(ref: RunRef, turn: number): Promise<Lease | 'held' | 'past'> {
  const holder = randomText(16);
  const { done, item } = await updateIf({
    Key: keyOf(ref),
    UpdateExpression: 'SET #status = :working, holder = :holder, leaseUntil = :until ADD tries :one',
    ConditionExpression:
      'turn = :turn AND (#status = :waiting OR (#status = :working AND leaseUntil < :now))',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':turn': turn,
      ':waiting': 'waiting',
      ':working': 'working',
      ':holder': holder,
      ':now': now(),
      ':until': now() + LEASE_MS,
      ':one': 1,
    },
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  if (!done) return item?.['turn'] === turn && item['status'] === 'working' ? 'held' : 'past';
  const run = StoredRun.parse(item);
  return { ...refOf(run), holder, run };
}

/** What a step has brought the run to. */
export interface Progress {
  cursor: unknown;
  done: number;
  total: number;
}

/** Keep how far a step came; `waiting` passes the rest on to another worker. False: the lease was lost. */
export function keepProgress(
  lease: Lease,
  progress: Progress,
  next: 'working' | 'waiting',
): Promise<boolean> {
  return change(lease, {
    ...progress,
    status: next,
    tries: 0,
    turn: lease.run.turn + (next === 'waiting' ? 1 : 0),
  });
}

type Ending =
  | { status: 'done'; done: number; total: number; result: Record<string, unknown>; url?: string | undefined }
  | { status: 'failed'; message: string };

/** The run is over. False: the lease was lost. */
export function endRun(lease: Lease, ending: Ending): Promise<boolean> {
  return change(lease, ending);
}

async function change({ holder, ...ref }: Lease, values: Record<string, unknown>): Promise<boolean> {
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  const { done } = await updateIf({
    Key: keyOf(ref),
    UpdateExpression: `SET ${set.map((_, n) => `#f${n} = :v${n}`).join(', ')}`,
    ConditionExpression: 'holder = :holder AND #status = :working',
    ExpressionAttributeNames: {
      '#status': 'status',
      ...Object.fromEntries(set.map(([name], n) => [`#f${n}`, name])),
    },
    ExpressionAttributeValues: {
      ':holder': holder,
      ':working': 'working',
      ...Object.fromEntries(set.map(([, value], n) => [`:v${n}`, value])),
    },
  });
  return done;
}
