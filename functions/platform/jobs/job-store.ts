import { PutCommand } from '@aws-sdk/lib-dynamodb';
import type { Job } from '@quizhall/shared/model/job';
import * as z from 'zod';
import { now } from '../clock.ts';
import { WORKER_LEASE_MS } from '../queues/worker-lease.ts';
import { randomText } from '../security/random.ts';
import { getItem, updateIf } from '../dynamodb/commands.ts';
import { JOB_PREFIX, jobKey } from '../dynamodb/keys.ts';
import { TableName, table } from '../dynamodb/table.ts';

const KEEP_MS = 30 * 24 * 3_600_000;

/**
 * A run as stored. `waiting` is what the stream looks for: whoever writes it asks for a worker, so no run is begun or
 * passed on without one. `turn` grows each time, `tries` since the last step that worked.
 */
const StoredJob = z.object({
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
export type StoredJob = z.output<typeof StoredJob>;

export interface JobRef {
  ownerId: string;
  id: string;
}

const refOf = ({ pk, sk }: Pick<StoredJob, 'pk' | 'sk'>): JobRef => ({
  ownerId: pk.slice(JOB_PREFIX.length),
  id: sk,
});
const keyOf = ({ ownerId, id }: JobRef) => jobKey(ownerId, id);

/** The put of a new job, for the transaction that causes it. */
export const newJobItem = (ref: JobRef, kind: string, input: object) => ({
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

/** Stores a new job outside a transaction. */
export const createJob = (write: ReturnType<typeof newJobItem>): Promise<unknown> =>
  table.send(new PutCommand(write));

/** The job as its owner sees it. */
export async function getJob(ref: JobRef): Promise<Job | undefined> {
  const item = await getItem(keyOf(ref));
  if (!item) return undefined;
  const { kind, status, turn, done, total, url, result, message, expiresAt } = StoredJob.parse(item);
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

/** A worker's exclusive right to a job until the lease expires or the job ends. */
export interface JobLease extends JobRef {
  holder: string;
  run: StoredJob;
}

/**
 * Leases a job for this turn. `held`: another worker has the lease; if that worker died, the lease can be
 * taken after it expires. `past`: this turn is done.
 */
export async function leaseJob(ref: JobRef, turn: number): Promise<JobLease | 'held' | 'past'> {
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
      ':until': now() + WORKER_LEASE_MS,
      ':one': 1,
    },
    ReturnValues: 'ALL_NEW',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  if (!done) return item?.['turn'] === turn && item['status'] === 'working' ? 'held' : 'past';
  const run = StoredJob.parse(item);
  return { ...refOf(run), holder, run };
}

/** Cursor and counts after a step. */
export interface JobProgress {
  cursor: unknown;
  done: number;
  total: number;
}

/**
 * Stores the progress of a step. `waiting` passes the job to another worker. Returns false if the lease was
 * lost.
 */
export function storeJobProgress(
  lease: JobLease,
  progress: JobProgress,
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

/** Ends the job. Returns false if the lease was lost. */
export function endJob(lease: JobLease, ending: Ending): Promise<boolean> {
  return change(lease, ending);
}

async function change({ holder, ...ref }: JobLease, values: Record<string, unknown>): Promise<boolean> {
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
