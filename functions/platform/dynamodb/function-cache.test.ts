import { afterEach, describe, expect, it, vi } from 'vitest';
import { setClock } from '../clock.ts';
import { FunctionCache } from './function-cache.ts';

afterEach(() => setClock(0));

it('reads again once the time is over, some entries a fifth of it earlier, and not all at once', async () => {
  const memory = new FunctionCache<number>({ most: 100, milliseconds: 1_000_000 });
  const load = vi.fn(async () => 1);
  const keys = Array.from({ length: 100 }, (_, n) => `key${n}`);
  const readAt = async (seconds: number) => {
    setClock(seconds * 1_000);
    load.mockClear();
    await Promise.all(keys.map((key) => memory.get(key, load)));
    return load.mock.calls.length;
  };
  expect(await readAt(0)).toBe(100);
  expect(await readAt(790)).toBe(0);
  const early = await readAt(900);
  expect(early).toBeGreaterThan(0);
  expect(early).toBeLessThan(100);
  expect(await readAt(1_010)).toBe(100 - early);
});

describe('bounded by bytes', () => {
  const sized = (mostBytes: number) =>
    new FunctionCache<number>({ most: 1_000, bytes: { most: mostBytes, of: (value) => value } });

  it('keeps as many small values as fit, read in turns again and again', async () => {
    const memory = sized(1_000);
    const load = vi.fn(async () => 10);
    for (let round = 0; round < 3; round++) for (let n = 0; n < 100; n++) await memory.get(`key${n}`, load);
    expect(load).toHaveBeenCalledTimes(100);
  });

  it('gives up what was used least recently for a large one, and no more than that takes', async () => {
    const memory = sized(100);
    const loads: string[] = [];
    const get = (key: string, bytes: number) =>
      memory.get(key, async () => {
        loads.push(key);
        return bytes;
      });
    for (const key of ['a', 'b', 'c']) await get(key, 30);
    await get('a', 30);
    await get('large', 60);
    loads.length = 0;
    for (const key of ['large', 'a', 'c', 'b']) await get(key, 30);
    expect(loads).toEqual(['c', 'b']);
  });

  it('counts neither a failed load nor a forgotten value', async () => {
    const memory = sized(100);
    const load = vi.fn(async () => 50);
    for (let n = 0; n < 10; n++) {
      await memory.get('gone', load);
      memory.forget('gone');
      await memory.get('failed', () => Promise.reject(new Error('no'))).catch(() => undefined);
    }
    load.mockClear();
    for (const key of ['a', 'b', 'a', 'b']) await memory.get(key, load);
    expect(load).toHaveBeenCalledTimes(2);
  });
});
