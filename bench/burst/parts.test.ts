import { describe, expect, it, test } from 'vitest';
import { Peak, TokenBucket } from './bucket.ts';
import { Account, FunctionPool } from './lambda.ts';
import { EventQueue } from './queue.ts';
import { capacityAfter, NEW_TABLE, partitionOf, partitionsOf, Store, takeAll } from './table.ts';

test('events come by time, and those of one moment as they were added', () => {
  const queue = new EventQueue<string>();
  for (const [at, event] of [
    [5, 'c'],
    [1, 'a'],
    [9, 'e'],
    [1, 'b'],
    [5, 'd'],
  ] as const)
    queue.add(at, event);
  const seen: string[] = [];
  for (let next = queue.next(); next; next = queue.next()) seen.push(next.event);
  expect(seen.join('')).toBe('abcde');
  expect(queue.size).toBe(0);
});

describe('a token bucket of 10 a second that holds 5', () => {
  // Worked out by hand: it begins full, gains one in 100 ms, and never holds more than five.
  it.each([
    ['its size at once, and no more', [0, 0, 0, 0, 0, 0], [1, 1, 1, 1, 1, 0]],
    ['one more after 100 ms', [0, 0, 0, 0, 0, 99, 100, 100], [1, 1, 1, 1, 1, 0, 1, 0]],
    ['no more than its size after a long rest', [0, 9e6, 9e6, 9e6, 9e6, 9e6, 9e6], [1, 1, 1, 1, 1, 1, 0]],
  ])('gives %s', (_, times, expected) => {
    const bucket = new TokenBucket(10, 5);
    expect(times.map((at) => Number(bucket.take(at)))).toEqual(expected);
  });

  it('gives all that is asked for or nothing', () => {
    const bucket = new TokenBucket(10, 5);
    expect([bucket.take(0, 4), bucket.take(0, 2), bucket.take(0, 1)]).toEqual([true, false, true]);
  });
});

test('a peak is the most of one second, not of any thousand milliseconds', () => {
  const peak = new Peak();
  for (const [at, amount] of [
    [0, 3],
    [999, 4],
    [1_000, 5],
    [2_500, 1],
  ] as const)
    peak.add(at, amount);
  expect(peak.most).toBe(7);
});

describe('environments of functions', () => {
  const quotas = { concurrency: 4, rampPerTenSeconds: 3 };
  const acquire = (pool: FunctionPool, at: number) => {
    const got = pool.acquire(at);
    return typeof got === 'string' ? got : got.environment;
  };

  it('grow by the ramp, then wait for its next place: one in 3,334 ms', () => {
    const pool = new FunctionPool(new Account(quotas), quotas);
    const kinds = [0, 0, 0, 0, 3_300, 3_400].map((at) => typeof acquire(pool, at));
    expect(kinds).toEqual(['object', 'object', 'object', 'string', 'string', 'object']);
    expect([pool.mostBusy, pool.coldStarts]).toEqual([4, 4]);
  });

  it('share what the account runs at once, and give it back', () => {
    const account = new Account(quotas);
    const [one, other] = [new FunctionPool(account, quotas), new FunctionPool(account, quotas)];
    const first = acquire(one, 0);
    for (const pool of [one, one, other]) expect(acquire(pool, 0)).toBeTypeOf('object');
    expect(acquire(other, 0)).toBe('account');
    if (typeof first === 'object') one.release(first);
    expect(acquire(other, 0)).toBeTypeOf('object');
  });

  it('are warm when they come again, and provisioned ones take nothing from the others', () => {
    const account = new Account(quotas);
    const ready = new FunctionPool(account, quotas, 2);
    const other = new FunctionPool(account, quotas);
    for (const pool of [ready, ready, other, other]) expect(acquire(pool, 0)).toBeTypeOf('object');
    expect([ready.coldStarts, other.coldStarts]).toEqual([0, 2]);
    expect(acquire(ready, 0)).toBe('account');
    expect(() => new FunctionPool(account, quotas, 1)).toThrow('provisioned');
  });

  it('that are provisioned take ten requests a second each; further ones go to others', () => {
    const pool = new FunctionPool(new Account(quotas), quotas, 1);
    const kinds = (times: number, at: number) =>
      Array.from({ length: times }, () => {
        const environment = acquire(pool, at);
        if (typeof environment !== 'object') return environment;
        pool.release(environment);
        return environment.provisioned;
      });
    expect(kinds(12, 0)).toEqual([...Array(10).fill(true), false, false]);
    expect(kinds(2, 100)).toEqual([true, false]);
    expect(pool.coldStarts).toBe(1);
  });

  it('take ten times as many requests a second as the account runs at once', () => {
    const account = new Account({ concurrency: 1, rampPerTenSeconds: 1 });
    expect(Array.from({ length: 11 }, () => account.takeRequest(0)).filter(Boolean)).toHaveLength(10);
  });
});

describe('a table', () => {
  it.each([
    [NEW_TABLE, 4],
    [{ reads: 3_000, writes: 1_001 }, 2],
    [{ reads: 9_001, writes: 1 }, 4],
  ])('of %j has %i partitions', (throughput, partitions) => {
    expect(partitionsOf(throughput)).toBe(partitions);
  });

  it('takes twice its former peak later, never less than at first', () => {
    expect(capacityAfter(NEW_TABLE, { reads: 1_000, writes: 3_000 })).toEqual({
      reads: 12_000,
      writes: 6_000,
    });
  });

  it('spreads keys evenly: no partition has a tenth more than its share', () => {
    const counts = [0, 0, 0, 0];
    for (let n = 0; n < 40_000; n++) {
      const at = partitionOf(`ATTEMPT#${n}`, 4);
      counts[at] = (counts[at] ?? 0) + 1;
    }
    expect(Math.max(...counts)).toBeLessThan(11_000);
    expect(Math.min(...counts)).toBeGreaterThan(9_000);
  });

  const write = (store: Store, key: string, units: number) =>
    ({ store, key, kind: 'writes', units, shared: true }) as const;

  it('gives one key the 1,000 writes a second of its partition, however large the table is', () => {
    const store = new Store(NEW_TABLE);
    expect(takeAll(0, [write(store, 'hot', 1_000)])).toBe(true);
    expect(takeAll(0, [write(store, 'hot', 1)])).toBe(false);
    expect(takeAll(1_000, [write(store, 'hot', 1_000)])).toBe(true);
    expect(store.peaks().writes).toEqual({ whole: 1_000, partition: 1_000, key: 1_000 });
  });

  it('gives all partitions together no more than the whole', () => {
    const store = new Store({ reads: 12_000, writes: 3_500 });
    const keys = Array.from({ length: 400 }, (_, n) => `key${n}`);
    const taken = keys.filter((key) => takeAll(0, [write(store, key, 10)])).length;
    expect(taken).toBeLessThanOrEqual(350);
    expect(taken).toBeGreaterThan(300);
  });

  it('is refused a write that its index cannot take, and then nothing is taken', () => {
    const [table, index] = [new Store(NEW_TABLE), new Store(NEW_TABLE)];
    const both = (units: number) => [write(table, 'own', 1), write(index, 'shard', units)];
    expect(takeAll(0, both(999))).toBe(true);
    expect(takeAll(0, both(2))).toBe(false);
    expect(table.peaks().writes.whole).toBe(1);
  });
});
