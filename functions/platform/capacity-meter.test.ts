import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { measureCost, recordTableCall, recordRetries, measureCall } from './capacity-meter.ts';

/** The clock stands until a test moves it. */
let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const taking = (ms: number) => async () => {
  await Promise.resolve();
  clock += ms;
};

describe('a trace', () => {
  it('sums the calls of each kind and keeps the longest', async () => {
    const { trace } = await measureCost(async () => {
      await measureCall('table Query', taking(5));
      await measureCall('table Query', taking(30));
      clock += 100;
      await measureCall('S3 GetObject', taking(7));
    });
    expect(trace).toEqual({
      waited: 42,
      calls: {
        'table Query': { count: 2, ms: 35, longest: 30 },
        'S3 GetObject': { count: 1, ms: 7, longest: 7 },
      },
    });
  });

  it('counts the time once in which several calls are out', async () => {
    const { trace } = await measureCost(async () => {
      const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const calls = [
        measureCall('table GetItem', () => first.promise),
        measureCall('table Query', () => second.promise),
      ];
      clock = 10;
      first.resolve();
      await calls[0];
      clock = 30;
      second.resolve();
      await calls[1];
    });
    expect(trace.waited).toBe(30);
    expect(trace.calls['table GetItem']).toEqual({ count: 1, ms: 10, longest: 10 });
    expect(trace.calls['table Query']).toEqual({ count: 1, ms: 30, longest: 30 });
  });

  it('counts a call that fails, and its tries', async () => {
    const { trace } = await measureCost(async () => {
      const call = measureCall('table PutItem', async () => {
        clock += 4;
        recordRetries('table PutItem', 2);
        throw new Error('refused');
      });
      await expect(call).rejects.toThrow('refused');
      recordRetries('table PutItem', 0);
    });
    expect(trace).toEqual({
      waited: 4,
      calls: { 'table PutItem': { count: 1, ms: 4, longest: 4, again: 2 } },
    });
  });

  it('belongs to the work around it, and to that around this', async () => {
    const outer = await measureCost(async () => {
      await measureCall('S3 PutObject', taking(1));
      const inner = await measureCost(async () => {
        recordTableCall({ write: 2 });
        await measureCall('table PutItem', taking(2));
      });
      expect(Object.keys(inner.trace.calls)).toEqual(['table PutItem']);
      expect(inner.consumed).toEqual({ trips: 1, read: 0, write: 2 });
    });
    expect(Object.keys(outer.trace.calls)).toEqual(['S3 PutObject', 'table PutItem']);
    expect(outer.consumed).toEqual({ trips: 1, read: 0, write: 2 });
  });

  it('is of nobody where nothing is measured', async () => {
    await measureCall('table Query', taking(1));
    recordRetries('table Query', 1);
    expect((await measureCost(async () => undefined)).trace).toEqual({ waited: 0, calls: {} });
  });
});
