import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { runs } from '@quizhall/shared/contract/runs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { jobKey } from '../platform/dynamodb/keys.ts';
import { getJob, type JobRef } from '../platform/jobs/job-store.ts';
import { TableName, table } from '../platform/dynamodb/table.ts';
import { now, setClock } from '../platform/clock.ts';
import { WORKER_LEASE_MS } from '../platform/queues/worker-lease.ts';
import { jobKind } from '../platform/jobs/job-kind.ts';
import { invokeEndpoint } from '../testing/invoke.ts';
import { readItem } from '../testing/items.ts';
import { observe } from '../testing/observe.ts';
import { waitingRun, work } from '../testing/runs.ts';
import { signedIn } from '../testing/scenarios.ts';
import { handler as getOwnRun } from '../site/handlers/get-run.ts';

/** Which steps were done, and what happens inside one. */
const steps: number[] = [];
let during: (at: number) => Promise<void> | void = () => undefined;

const counting = jobKind({
  input: z.object({}),
  cursor: z.number(),
  failed: 'Counting came to nothing.',
  step: async (_, at = 0) => {
    await during(at);
    steps.push(at);
    return at === 3 ? { handled: 1, result: { counted: 4 } } : { handled: 1, total: 4, cursor: at + 1 };
  },
});

// Read late: the mock stands before everything else in the file.
vi.mock('./job-kinds.ts', () => ({
  JOB_KINDS: {
    get counting() {
      return counting;
    },
  },
}));

beforeEach(() => {
  steps.length = 0;
  during = () => undefined;
});
afterEach(() => setClock(0));

const waiting = async () => waitingRun((await signedIn()).user.id, 'counting');
const count = (run: JobRef, turn = 0, timeMs = 60_000) => work(run, 'counting', turn, timeMs);

it('a run is done step by step, and its owner sees it', async () => {
  const { user, token } = await signedIn();
  const run = await waitingRun(user.id, 'counting');
  const ask = async () =>
    (await invokeEndpoint(getOwnRun, runs.getRun, { params: { id: run.id }, token })).body.data;
  const queued = { id: run.id, kind: 'counting', status: 'queued', done: 0, total: 0 };
  expect(await ask()).toEqual(queued);
  during = async (at) => {
    if (at === 2) expect(await ask()).toEqual({ ...queued, status: 'running', done: 2, total: 4 });
  };
  expect(await count(run)).toBe(true);
  expect(await ask()).toEqual({ ...queued, status: 'done', done: 4, total: 4, result: { counted: 4 } });
  expect(await count(run), 'the message comes again').toBe(true);
  expect(steps).toEqual([0, 1, 2, 3]);
});

it('is not found by what is no id', async () => {
  const { token } = await signedIn();
  const { status } = await invokeEndpoint(getOwnRun, runs.getRun, { params: { id: 'run_x' }, token });
  expect(status).toBe(404);
});

it('is gone after 30 days, whether or not the table has cleared it away', async () => {
  const { user, token } = await signedIn();
  const run = await waitingRun(user.id, 'counting');
  const ask = async () =>
    (await invokeEndpoint(getOwnRun, runs.getRun, { params: { id: run.id }, token })).status;
  expect(await ask()).toBe(200);
  const item = await readItem(jobKey(run.ownerId, run.id));
  await table.send(new PutCommand({ TableName, Item: { ...item, expiresAt: Math.floor(now() / 1_000) } }));
  expect(await ask()).toBe(404);
});

it('a worker without time passes the rest on, a step at least', async () => {
  const run = await waiting();
  for (const [turn, done] of [1, 2, 3].entries()) {
    expect(await count(run, turn, 1_000)).toBe(true);
    expect(await getJob(run)).toMatchObject({ status: 'running', done, total: 4 });
    expect(await count(run, turn, 1_000), 'an old message').toBe(true);
  }
  expect(await count(run, 3, 1_000)).toBe(true);
  expect(await getJob(run)).toMatchObject({ status: 'done', done: 4, total: 4 });
  expect(steps).toEqual([0, 1, 2, 3]);
});

it('after a crash another worker goes on from the last step, once the lease has run out', async () => {
  const run = await waiting();
  during = (at) => {
    if (at === 2) throw new Error('The machine is gone');
  };
  expect(await count(run)).toBe(false);
  during = () => undefined;
  expect(await count(run), 'still leased').toBe(false);
  expect(await getJob(run)).toMatchObject({ status: 'running', done: 2 });
  setClock(WORKER_LEASE_MS + 1_000);
  expect(await count(run)).toBe(true);
  expect(steps).toEqual([0, 1, 2, 3]);
});

it('of two workers at once one does the run', async () => {
  const run = await waiting();
  const both = await Promise.all([count(run), count(run)]);
  expect(both).toContain(true);
  expect(steps).toEqual([0, 1, 2, 3]);
  expect(await getJob(run)).toMatchObject({ status: 'done', done: 4 });
});

it('a worker that was thought dead keeps nothing, and progress never goes back', async () => {
  const run = await waiting();
  let other: boolean | undefined;
  during = async (at) => {
    if (at !== 1 || other !== undefined) return;
    other = false;
    setClock(WORKER_LEASE_MS + 1_000);
    other = await count(run);
  };
  expect(await count(run)).toBe(true);
  expect(other).toBe(true);
  expect(steps, 'the step that both did, and no more').toEqual([0, 1, 2, 3, 1]);
  expect(await getJob(run)).toMatchObject({ status: 'done', done: 4, total: 4 });
});

it('nor does it while the other one is at work', async () => {
  const run = await waiting();
  let isSecond = false;
  during = async (at) => {
    if (isSecond && at === 2) throw new Error('The second one stays here');
    if (isSecond || at !== 1) return;
    isSecond = true;
    setClock(WORKER_LEASE_MS + 1_000);
    expect(await count(run)).toBe(false);
  };
  expect(await count(run)).toBe(true);
  expect(steps, 'the first one stops where it learns of the second').toEqual([0, 1, 1]);
  expect(await getJob(run)).toMatchObject({ status: 'running', done: 2 });
});

describe('given up', () => {
  it('after five workers failed at the same step, in words for its owner', async () => {
    const run = await waiting();
    during = (at) => {
      if (at === 1) throw new Error('SELECT secret');
    };
    for (let n = 0; n < 5; n++) {
      setClock(n * (WORKER_LEASE_MS + 1_000));
      expect(await count(run)).toBe(false);
      expect(await getJob(run)).toMatchObject({ status: 'running', done: 1 });
    }
    setClock(5 * (WORKER_LEASE_MS + 1_000));
    expect(await count(run), 'the first step began a new count').toBe(false);
    setClock(6 * (WORKER_LEASE_MS + 1_000));
    const { result, lines } = await observe(() => count(run));
    expect(result).toBe(true);
    expect(await getJob(run)).toMatchObject({
      status: 'failed',
      done: 1,
      message: 'Counting came to nothing.',
    });
    expect(lines).toContainEqual(expect.objectContaining({ level: 'ERROR', message: 'run given up' }));
  });

  it('never a kind that this release does not know: its message stays, and nothing is taken', async () => {
    const run = await waitingRun('u', 'from-the-future');
    expect(await work(run, 'from-the-future')).toBe(false);
    expect(await getJob(run)).toMatchObject({ status: 'queued', done: 0 });
  });
});
