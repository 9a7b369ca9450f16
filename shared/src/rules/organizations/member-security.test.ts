import { describe, expect, it } from 'vitest';
import { needsSecondFactor, securityAfter, shortestSession } from './member-security.ts';

const NOW = Date.parse('2026-03-01T12:00:00.000Z');
const IN_A_WEEK = '2026-03-08T12:00:00.000Z';
const EARLIER = '2026-01-01T00:00:00.000Z';

describe('what an organization asks of its members', () => {
  it.each([
    ['gives a week', {}, { requireTwoFactor: true }, { twoFactorFrom: IN_A_WEEK }],
    ['keeps its day', { twoFactorFrom: EARLIER }, { requireTwoFactor: true }, { twoFactorFrom: EARLIER }],
    ['ends', { twoFactorFrom: EARLIER, sessionHours: 8 }, { requireTwoFactor: false }, { sessionHours: 8 }],
    ['is left', { twoFactorFrom: EARLIER }, { sessionHours: 1 }, { twoFactorFrom: EARLIER, sessionHours: 1 }],
    ['has no length any more', { sessionHours: 8 }, { sessionHours: null }, {}],
    ['stays', { twoFactorFrom: EARLIER, sessionHours: 24 }, {}, { twoFactorFrom: EARLIER, sessionHours: 24 }],
  ] as const)('%s', (_, before, change, after) => {
    expect(securityAfter(before, change, NOW)).toEqual(after);
  });

  it('holds from its day on', () => {
    expect(needsSecondFactor({ twoFactorFrom: IN_A_WEEK }, NOW)).toBe(false);
    expect(needsSecondFactor({ twoFactorFrom: IN_A_WEEK }, Date.parse(IN_A_WEEK))).toBe(true);
    expect(needsSecondFactor({}, NOW)).toBe(false);
  });

  it('is the shortest of several', () => {
    expect(shortestSession([{}, { sessionHours: 24 }, { sessionHours: 8 }])).toBe(8);
    expect(shortestSession([{}])).toBeUndefined();
  });
});
