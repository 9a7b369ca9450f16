import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { failsSince, isGivenUp, WEBHOOK_TRIES, webhookBreath, webhookPause } from './webhook-retries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

it('waits about 1, 6 and 36 minutes, 4 and 22 hours, and then no more', () => {
  const pauses = [1, 2, 3, 4, 5, 6, 7].map((tries) => webhookPause(tries, 0.5));
  expect(pauses).toEqual([
    MINUTE,
    6 * MINUTE,
    36 * MINUTE,
    216 * MINUTE,
    1_296 * MINUTE,
    undefined,
    undefined,
  ]);
});

it('leaves a fifth to chance on each side, so every pause is longer than the one before', () => {
  const Chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: WEBHOOK_TRIES - 1 }), Chance, Chance, (tries, one, other) => {
      const middle = MINUTE * 6 ** (tries - 1);
      const pause = webhookPause(tries, one) ?? 0;
      expect(Math.abs(pause - middle)).toBeLessThanOrEqual(middle * 0.2 + 1);
      const next = webhookPause(tries + 1, other);
      if (next !== undefined) expect(next).toBeGreaterThan(pause * 2);
    }),
  );
});

it('is over within a day and a half, whatever chance says', () => {
  for (const chance of [0, 0.999]) {
    const all = Array.from({ length: WEBHOOK_TRIES - 1 }, (_, n) => webhookPause(n + 1, chance) ?? 0);
    const sum = all.reduce((a, b) => a + b, 0);
    expect(sum).toBeGreaterThan(20 * HOUR);
    expect(sum).toBeLessThan(36 * HOUR);
  }
});

it('gives a hook up after three days without anything coming through', () => {
  expect(isGivenUp(0, 72 * HOUR - 1)).toBe(false);
  expect(isGivenUp(0, 72 * HOUR)).toBe(true);
});

it('counts two failures with days of silence between them as two, and no series of them', () => {
  const failing = { failingSince: HOUR, pausedUntil: 30 * HOUR };
  expect(failsSince({}, 5 * HOUR)).toBe(5 * HOUR);
  expect(failsSince(failing, 70 * HOUR)).toBe(HOUR);
  expect(failsSince(failing, 96 * HOUR)).toBe(96 * HOUR);
});

it.each([
  ['at once', 0, MINUTE],
  ['for an hour', HOUR, 15 * MINUTE],
  ['for a day', 24 * HOUR, HOUR],
])('leaves a hook that fails %s alone the longer', (_, failing, breath) => {
  expect(webhookBreath(failing)).toBe(breath);
});
