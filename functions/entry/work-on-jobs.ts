import * as z from 'zod';
import { JOB_PREFIX } from '../platform/dynamodb/keys.ts';
import {
  endJob,
  storeJobProgress,
  type JobLease,
  type JobRef,
  leaseJob,
} from '../platform/jobs/job-store.ts';
import { logger } from '../platform/logger.ts';
import { queueHandler } from '../platform/queues/queue-handler.ts';
import { JOB_KINDS } from './job-kinds.ts';
import type { AnyJobKind } from '../platform/jobs/job-kind.ts';

/** A worker passes a run on when less than this is left of its time: longer than any step takes. */
const ROOM_MS = 20_000;
/** After so many workers in a row that failed or died at the same step a run is given up. */
const MOST_TRIES = 5;

/** The stream's record of a run that waits for a worker, as it comes out of the queue. */
const Message = z
  .object({
    dynamodb: z.object({
      Keys: z.object({ pk: z.object({ S: z.string() }), sk: z.object({ S: z.string() }) }),
      NewImage: z.object({ kind: z.object({ S: z.string() }), turn: z.object({ N: z.string() }) }),
    }),
  })
  .transform(({ dynamodb: { Keys, NewImage } }) => ({
    ref: { ownerId: Keys.pk.S.slice(JOB_PREFIX.length), id: Keys.sk.S },
    kind: NewImage.kind.S,
    turn: Number(NewImage.turn.N),
  }));

const kinds: Record<string, AnyJobKind> = JOB_KINDS;

/**
 * Runs background jobs step by step while time is left. A failed message is not acknowledged, so it returns
 * after the lease expires, as after a crash. After `MOST_TRIES` the job fails.
 */
export const handler = queueHandler({
  failed: 'run failed',
  read: (record) => Message.parse(record),
  work: async (messages, context) => {
    for (const { ref, kind, turn } of messages) {
      // Never guessed at: the message is parked, and can go back from there.
      if (!Object.hasOwn(kinds, kind)) throw new Error(`No such kind of run: ${kind}`);
      await takeTurn(ref, turn, () => context.getRemainingTimeInMillis() > ROOM_MS);
    }
  },
});

async function takeTurn(ref: JobRef, turn: number, hasTime: () => boolean): Promise<void> {
  const lease = await leaseJob(ref, turn);
  if (lease === 'past') return;
  if (lease === 'held') throw new Error(`Another worker has ${ref.id}`);
  const kind = kinds[lease.run.kind];
  if (!kind) throw new Error(`No such kind of run: ${lease.run.kind}`);
  if (lease.run.tries > MOST_TRIES) {
    await endJob(lease, { status: 'failed', message: kind.failed });
    logger.error('run given up', { id: ref.id, kind: lease.run.kind });
  } else await work(lease, kind, hasTime);
}

/** Stops when another worker has taken the run, which then goes on from the last step that was kept. */
async function work(lease: JobLease, { step }: AnyJobKind, hasTime: () => boolean): Promise<void> {
  let { cursor, done } = lease.run;
  for (;;) {
    const next = await step(lease.run.input, cursor);
    done += next.handled;
    if ('result' in next) {
      const { result, url } = next;
      await endJob(lease, { status: 'done', done, total: done, result, url });
      return;
    }
    cursor = next.cursor;
    const goesOn = hasTime();
    const total = Math.max(next.total, done);
    const kept = await storeJobProgress(lease, { cursor, done, total }, goesOn ? 'working' : 'waiting');
    if (!kept || !goesOn) return;
  }
}
