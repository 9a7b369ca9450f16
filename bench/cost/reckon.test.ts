import { expect, it } from 'vitest';
import { feeds, OTHERS, timings } from '../feeds/feeds.ts';
import { ASSUMED, bill, IDLE_STAGES, totalOf, totals, useOfBurst, useOfIdleMonth } from './reckon.ts';

it('a bill is amount by price, without what is free', () => {
  // By hand: 3 million writes at $0.625 a million, 12 million requests of which 10 are free at $1 a million.
  const amounts = { writes: 3_000_000, cdnRequests: 12_000_000 };
  expect(totalOf(bill(amounts))).toBeCloseTo(1.875 + 12);
  expect(totalOf(bill(amounts, { cdnRequests: 10_000_000 }))).toBeCloseTo(1.875 + 2);
  expect(totalOf(bill(amounts, { cdnRequests: 99_000_000 }))).toBeCloseTo(1.875);
});

it('a burst uses what its attempts were counted to use, and the background adds to it', () => {
  const use = useOfBurst(feeds, timings.cpuMs, 1_000);
  const { startAttempt, saveProgress, submitAttempt } = feeds.calls;
  const own = startAttempt.warm.write + feeds.saves * saveProgress.warm.write + submitAttempt.warm.write;
  expect(use.writes).toBeGreaterThan(1_000 * own);
  expect(use.writes).toBeLessThan(1_000 * (own + 1));
  expect(use.apiRequests).toBeCloseTo(1_000 * (3.3 + feeds.saves));
  expect(useOfBurst(feeds, timings.cpuMs, 2_000).gigabyteSeconds).toBeCloseTo(2 * use.gigabyteSeconds);
});

it('an idle month pays for the sweep, alarms and keys, and for no participant', () => {
  const { prod, dev, 'prod with Stripe': paying } = IDLE_STAGES;
  expect(Object.keys(useOfIdleMonth(feeds, prod))).not.toContain('apiRequests');
  const oneQueue = 30 * 24 * 60 * ASSUMED.pollsAMinute;
  const figures = [dev, prod, paying].map((stage) => {
    const {
      queueRequests = 0,
      alarmMetrics,
      encryptionKeys,
      secrets,
      hostedZones,
    } = useOfIdleMonth(feeds, stage);
    return [queueRequests / oneQueue, alarmMetrics, encryptionKeys, secrets, hostedZones];
  });
  expect(figures).toEqual([
    [8, 14, 1, 2, 0],
    [6, 16, 1, 2, 1],
    [7, 18, 1, 3, 1],
  ]);
});

it.each(totals(feeds, timings.cpuMs))('$name stays below its threshold', ({ usd, most, goal }) => {
  expect(usd).toBeGreaterThan(0);
  expect(usd).toBeLessThanOrEqual(most);
  expect(most).toBeGreaterThanOrEqual(goal);
});

it.each(['pool', 'members'] as const)('a crowd of %s costs at most a tenth more than guests', (name) => {
  const { feeds: counted, timings: times } = OTHERS[name];
  const usd = totalOf(bill(useOfBurst(counted, times.cpuMs, 100_000)));
  const usual = totalOf(bill(useOfBurst(feeds, timings.cpuMs, 100_000)));
  expect(usd / usual).toBeGreaterThan(0.9);
  expect(usd / usual).toBeLessThan(1.1);
});

it('attempts that spread over many quizzes cost at most a fifth more', () => {
  const priceOf = (apart: boolean) => totalOf(bill(useOfBurst(feeds, timings.cpuMs, 100_000, { apart })));
  expect(priceOf(true) / priceOf(false)).toBeGreaterThan(1);
  expect(priceOf(true) / priceOf(false)).toBeLessThan(1.2);
});
