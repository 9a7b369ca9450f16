import { afterEach, describe, expect, it, vi } from 'vitest';
import { startStreamLoop, type StreamLoop } from './loop.ts';

const loops: StreamLoop[] = [];

afterEach(async () => {
  await Promise.all(loops.splice(0).map((loop) => loop.stop()));
});

/** A stream of which each step hands over one of the given batches, then nothing. */
function start(steps: (number | Error)[], pollMs = 1) {
  const failures: unknown[] = [];
  const recoveries: number[] = [];
  let done = 0;
  const step = async () => {
    const next = steps.shift() ?? 0;
    if (next instanceof Error) throw next;
    done += next;
    return next;
  };
  const loop = startStreamLoop(
    { step },
    {
      pollMs,
      onFailure: (error) => failures.push(error),
      onRecovery: (count) => recoveries.push(count),
    },
  );
  loops.push(loop);
  return { loop, failures, recoveries, done: () => done };
}

describe('the stream loop', () => {
  it('is drained when a whole step has brought nothing', async () => {
    const { loop, done } = start([100, 100, 3]);
    await loop.drain();
    expect(done()).toBe(203);
  });

  it('wakes up for who waits, however long it sleeps between steps', async () => {
    const { loop } = start([], 60_000);
    await loop.drain();
    await loop.drain();
  });

  it('lets records gather between two steps, unless somebody waits', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
    const step = vi.fn(() => Promise.resolve(step.mock.calls.length <= 3 ? 1 : 0));
    const loop = startStreamLoop({ step }, { pollMs: 60_000, gatherMs: 60_000, onFailure: () => undefined });
    loops.push(loop);
    await Promise.resolve();
    await Promise.resolve();
    expect(step).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
    await loop.drain();
    expect(step).toHaveBeenCalledTimes(4);
  });

  it('tries again after a failure and is drained then', async () => {
    const { loop, failures, recoveries, done } = start([new Error('once'), 2]);
    await loop.drain();
    expect(done()).toBe(2);
    expect(failures).toHaveLength(1);
    expect(recoveries).toEqual([1]);
  });

  it('tells who waits when it fails again and again', async () => {
    const { loop, failures } = start(Array.from({ length: 50 }, () => new Error('for ever')));
    await expect(loop.drain()).rejects.toThrow('for ever');
    expect(failures.length).toBeGreaterThan(1);
  });

  it('stops in the middle of a pause, and who waits is told', async () => {
    const step = vi.fn(() => Promise.resolve(1));
    const loop = startStreamLoop({ step }, { pollMs: 60_000, onFailure: () => undefined });
    const drained = expect(loop.drain()).rejects.toThrow('stopped');
    await loop.stop();
    await drained;
    const calls = step.mock.calls.length;
    await Promise.resolve();
    expect(step).toHaveBeenCalledTimes(calls);
  });
});
