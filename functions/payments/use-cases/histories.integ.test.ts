import { POSTING_REASONS } from '@quizhall/shared/rules/payments/ledger';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { listMoneyItems } from '../model/ledger.ts';
import { chanceOf } from '../../testing/money/chance.ts';
import { liveThrough } from '../../testing/money/history.ts';
import { inProcess } from '../../testing/money/processes.ts';
import { nothingWritten, watchTable } from '../../testing/money/watched-table.ts';
import type { World } from '../../testing/money/world.ts';
import { testStream } from '../../testing/streams.ts';
import { now, setClock } from '../../platform/clock.ts';
import { sumPostings } from '../subscribers/sum-postings.ts';
import { auditMoney } from './money-audit.ts';
import { toMoney } from './audit-items.ts';

/** `MONEY_RUNS=1000 MONEY_SEED=7` lives through so many histories, from that one on. */
const RUNS = Number(process.env['MONEY_RUNS'] ?? 8);
const SEED = Number(process.env['MONEY_SEED'] ?? 1);

const DIED = 'The reader died';

const current = vi.hoisted(() => ({ world: undefined as World | undefined }));

vi.mock('../model/providers.ts', () => {
  const provider = () => current.world?.provider.port;
  return { getCurrentProvider: provider, getProvider: provider };
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
  const stream = await sumStream();
  for (let seed = SEED; seed < SEED + RUNS; seed++) {
    const found = await liveThrough(seed, (world) => {
      current.world = world;
    }).catch((error: unknown) => [String(error)]);
    wrong.push(...found.map((what) => `MONEY_RUNS=1 MONEY_SEED=${seed}: ${what}`));
    if (seed % 4 === 0) await stream.read();
  }
  await stream.readAgain();
  expect(wrong).toEqual([]);
  const items = await listMoneyItems();
  expect(auditMoney(items, now()).findings).toEqual([]);
  const reasons = new Set(toMoney(items).money.postings.map(({ reason }) => reason));
  // So many see everything that can happen.
  if (RUNS >= 100) expect([...reasons].toSorted()).toEqual(POSTING_REASONS.toSorted());
}, 3_600_000);

/** The stream's reader of the ledger, which dies at any call, after which what it was given comes again. */
async function sumStream() {
  const chance = chanceOf(SEED);
  const stream = await testStream(async ({ shardId, Records }) => {
    let isDone = false;
    const fault = chance.percent(30) ? { kind: 'after' as const, at: chance.int(3) } : undefined;
    await inProcess(async () => {
      await sumPostings(shardId, Records);
      isDone = true;
    }, fault);
    if (!isDone) throw new Error(DIED);
    return undefined;
  }, now);
  const read = async () => {
    for (;;) {
      const isOver = await stream.drain().then(
        () => true,
        (error: unknown) => {
          if (!String(error).includes(DIED)) throw error;
          return false;
        },
      );
      if (isOver) return;
    }
  };
  const readAgain = async () => {
    await read();
    stream.rewind();
    await read();
  };
  return { read, readAgain };
}
