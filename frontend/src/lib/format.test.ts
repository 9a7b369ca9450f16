import { describe, expect, it } from 'vitest';
import { createFormats, formatAgo, formatClock } from './format.ts';

const { formatDuration, formatMoney, formatPercent, formatRelative } = createFormats('en');

describe('formatDuration', () => {
  it.each([
    [0, '0 sec'],
    [45, '45 sec'],
    [59.6, '1 min'],
    [750, '12 min 30 sec'],
    [3_600, '1 hr'],
    [3_661, '1 hr 1 min'],
    [90_000, '25 hr'],
    [-5, '0 sec'],
  ])('%d s is %s', (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});

describe('formatClock', () => {
  it.each([
    [0, '0:00'],
    [65, '1:05'],
    [3_599.9, '59:59'],
    [3_729, '1:02:09'],
    [-1, '0:00'],
  ])('%d s is %s', (seconds, text) => {
    expect(formatClock(seconds)).toBe(text);
  });
});

describe('formatPercent', () => {
  it.each([
    [0, '0%'],
    [66.67, '66.7%'],
    [100, '100%'],
  ])('%d is %s', (value, text) => {
    expect(formatPercent(value)).toBe(text);
  });
});

describe('formatRelative', () => {
  const now = Date.UTC(2030, 0, 15, 12);
  it.each([
    [-20, 'now'],
    [-60, '1 minute ago'],
    [-7_200, '2 hours ago'],
    [-86_400, 'yesterday'],
    [86_400 * 3, 'in 3 days'],
    [-86_400 * 800, '2 years ago'],
  ])('%d s from now is %s', (seconds, text) => {
    expect(formatRelative(now + seconds * 1_000, now)).toBe(text);
  });
});

describe('formatAgo', () => {
  const now = Date.UTC(2030, 0, 15, 12);
  it('is never in the future, as with a clock that is slow', () => {
    expect([-59, 0, 10_800].map((seconds) => formatAgo(now + seconds * 1_000, now))).toEqual(
      Array.from({ length: 3 }, () => 'just now'),
    );
    expect(formatAgo(now - 7_200_000, now)).toMatch(/2/);
  });
});

describe('formatMoney', () => {
  it.each([
    [5, '$5.00'],
    [1_234.5, '$1,234.50'],
  ])('%d dollars are %s', (dollars, text) => expect(formatMoney(dollars)).toBe(text));
});
