import { describe, expect, test } from 'vitest';
import {
  adjustClock,
  clockFromOffset,
  clockOffset,
  isDoubtful,
  measureClock,
  serverTime,
} from './server-clock.ts';

const T = Date.parse('2026-05-01T10:00:00.000Z');
/** The device is an hour ahead of the server. */
const reading = (ms: number) => ({ wall: T + 3_600_000 + ms, mono: 500 + ms });
const measured = measureClock(new Date(T + 100).toISOString(), reading(0), reading(200));

describe('the server clock on this device', () => {
  test('takes the answer for the middle of the round trip', () => {
    expect(serverTime(measured, reading(200))).toBe(T + 200);
    expect(measured.error).toBe(100);
    expect(serverTime(measured, reading(60_200))).toBe(T + 60_200);
  });

  test('goes on when the device sleeps and its monotonic clock stops', () => {
    const woken = { wall: reading(200).wall + 600_000, mono: reading(200).mono + 1_000 };
    expect(serverTime(measured, woken)).toBe(T + 200 + 600_000);
    expect(isDoubtful(measured, woken)).toBe(true);
  });

  test('does not go back when somebody sets the clock back', () => {
    const setBack = { wall: reading(200).wall - 3_600_000, mono: reading(200).mono + 10_000 };
    expect(serverTime(measured, setBack)).toBe(T + 10_200);
    expect(isDoubtful(measured, setBack)).toBe(true);
  });

  test('two clocks that agree leave no doubt', () => {
    expect(isDoubtful(measured, reading(90_000))).toBe(false);
  });

  test('a measurement within the error of both changes nothing, one beyond it counts', () => {
    const same = measureClock(new Date(T + 10_180).toISOString(), reading(10_000), reading(10_200));
    expect(adjustClock(measured, same)).toBe(measured);
    const late = measureClock(new Date(T + 12_000).toISOString(), reading(10_000), reading(10_200));
    expect(adjustClock(measured, late)).toBe(late);
  });

  test('a measurement with a shorter round trip replaces a vague one', () => {
    const quick = measureClock(new Date(T + 1_010).toISOString(), reading(1_000), reading(1_020));
    expect(adjustClock(measured, quick)).toBe(quick);
  });

  test('after a doubt the new measurement counts', () => {
    const woken = (ms: number) => ({ wall: reading(ms).wall + 600_000, mono: reading(ms).mono });
    const asked = measureClock(new Date(T + 400).toISOString(), woken(300), woken(500));
    expect(adjustClock(measured, asked)).toBe(asked);
  });

  test('the offset carries over a reload', () => {
    const reloaded = clockFromOffset(clockOffset(measured), { wall: reading(5_000).wall, mono: 3 });
    expect(serverTime(reloaded, { wall: reading(6_000).wall, mono: 1_003 })).toBe(T + 6_000);
  });
});
