import type { RosterEntry } from '@quizhall/shared/rules/results/roster';
import { expect, it } from 'vitest';
import { measureCost } from '../../platform/capacity-meter.ts';
import { randomText } from '../../platform/security/random.ts';
import { forgetInRoster, getOpenRoster, putOpenRoster, readRoster } from './roster.ts';

const MANY = 10_000;
const BATCH = 500;
const SHARD = 'shardId-00000001';

const entry = (n: number): RosterEntry => ({
  participant: `g_${randomText(22)}`,
  number: 1,
  name: `Guest ${n}`,
  email: `${n}@example.com`,
  status: 'passed',
  startedAt: 1_760_000_000_000 + n * 17,
  completedAt: 1_760_000_600_000 + n * 17,
  percentage: n % 101,
  seconds: 600,
  sequenceNumber: String(10n ** 20n + BigInt(n)),
});
const until = entry(MANY / 2).completedAt ?? 0;
const goes = ({ completedAt = 0 }: RosterEntry) => completedAt < until;

async function filled(quizId: string): Promise<void> {
  for (let from = 0; from < MANY; from += BATCH) {
    const entries = Array.from({ length: BATCH }, (_, n) => entry(from + n));
    const before = await getOpenRoster(quizId, SHARD);
    const highWater = entries.at(-1)?.sequenceNumber ?? '';
    await putOpenRoster({ quizId, shard: SHARD, before, entries, highWater });
  }
}

it('forgets half of ten thousand with a write for each chunk that changes, and nothing when it comes again', async () => {
  const quizId = randomText(16);
  await filled(quizId);
  const reading = await measureCost(() => readRoster(quizId, { consistent: true }));
  expect(reading.result).toHaveLength(MANY);
  const { consumed } = await measureCost(() => forgetInRoster(quizId, goes));
  // It is read twice; of each batch of the half that goes a chunk of 400 rows and one of 100 are written.
  const chunks = 2 * (MANY / 2 / BATCH);
  // The second time without what is pending.
  expect(consumed.trips).toBe(2 * reading.consumed.trips - 1 + chunks);
  expect(consumed.read).toBeLessThanOrEqual(2 * reading.consumed.read);
  expect(consumed.write).toBeLessThanOrEqual(MANY / 10);
  const rows = await readRoster(quizId, { consistent: true });
  expect([rows.length, rows.some(goes)]).toEqual([MANY / 2, false]);
  const again = await measureCost(() => forgetInRoster(quizId, goes));
  expect(again.consumed.write).toBe(0);
});
