import { randomText } from '../platform/security/random.ts';
import { endJob, newJobItem, type JobRef, leaseJob } from '../platform/jobs/job-store.ts';
import { table } from '../platform/dynamodb/table.ts';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { lambdaContext } from '../platform/local/http-event.ts';
import { sqsEvent } from '../platform/local/local-queues.ts';
import { jobKey } from '../platform/dynamodb/keys.ts';
import { handler } from '../entry/work-on-jobs.ts';

/** A run that waits for a worker. */
export async function waitingRun(ownerId: string, kind: string, input: object = {}): Promise<JobRef> {
  const ref = { ownerId, id: `run_${randomText(16)}` };
  await table.send(new PutCommand(newJobItem(ref, kind, input)));
  return ref;
}

/** A run that is over, with what came out of it. */
export async function doneRun(
  ownerId: string,
  kind: string,
  result: Record<string, unknown>,
): Promise<JobRef> {
  const ref = await waitingRun(ownerId, kind);
  const lease = await leaseJob(ref, 0);
  if (typeof lease === 'string') throw new Error(`The run is ${lease}`);
  await endJob(lease, { status: 'done', done: 0, total: 0, result });
  return ref;
}

/** Hands the message of this turn to a worker with so much time; answers whether the message is done. */
export async function work(
  { ownerId, id }: JobRef,
  kind: string,
  turn = 0,
  timeMs = 60_000,
): Promise<boolean> {
  const { pk, sk } = jobKey(ownerId, id);
  const dynamodb = {
    Keys: { pk: { S: pk }, sk: { S: sk } },
    NewImage: { kind: { S: kind }, turn: { N: String(turn) } },
  };
  const message = { id: `${id}#${turn}`, record: { dynamodb } };
  const { batchItemFailures } = await handler(sqsEvent([message]), lambdaContext('work-on-runs', timeMs));
  return batchItemFailures.length === 0;
}
