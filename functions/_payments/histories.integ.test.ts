import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { liveThrough } from '../_testing/money/history.ts';
import { nothingWritten, watchTable } from '../_testing/money/watched-table.ts';
import type { World } from '../_testing/money/world.ts';
import { setClock } from '../_platform/clock.ts';

/** `MONEY_RUNS=1000 MONEY_SEED=7` lives through so many histories, from that one on. */
const RUNS = Number(process.env['MONEY_RUNS'] ?? 40);
const SEED = Number(process.env['MONEY_SEED'] ?? 1);

const current = vi.hoisted(() => ({ world: undefined as World | undefined }));

vi.mock('./providers.ts', () => {
  const provider = () => current.world?.provider.port;
  return { currentProvider: provider, providerNamed: provider };
});

let unwatch = () => {};
const elsewhere = nothingWritten();
beforeAll(() => {
  unwatch = watchTable(() => current.world?.written ?? elsewhere);
});
afterEach(() => setClock(0));
afterAll(() => unwatch());

it(`accounts for every cent, whatever happens in whatever order (${RUNS} histories from seed ${SEED})`, async () => {
  const wrong: string[] = [];
  for (let seed = SEED; seed < SEED + RUNS; seed++) {
    const found = await liveThrough(seed, (world) => {
      current.world = world;
    });
    wrong.push(...found.map((what) => `MONEY_RUNS=1 MONEY_SEED=${seed}: ${what}`));
  }
  expect(wrong).toEqual([]);
}, 3_600_000);
