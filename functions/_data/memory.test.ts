import { afterEach, expect, it, vi } from 'vitest';
import { setClock } from '../_platform/clock.ts';
import { Memory } from './memory.ts';

afterEach(() => setClock(0));

it('reads again once the time is over, some entries a fifth of it earlier, and not all at once', async () => {
  const memory = new Memory<number>({ most: 100, milliseconds: 1_000_000 });
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
