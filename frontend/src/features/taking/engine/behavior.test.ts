import { describe, expect, test } from 'vitest';
import { countViolations } from '@quizhall/shared/rules/violations';
import { NO_BEHAVIOR, recordSignal } from './behavior.ts';

const where = { at: '2026-05-01T10:00:00.000Z', questionIndex: 3 };

describe('behaviour', () => {
  test('counts each kind, and leaves right clicks out of the violations', () => {
    const signals = ['tab-hidden', 'window-blur', 'fullscreen-exit', 'copy-paste', 'right-click'] as const;
    const behavior = signals.reduce((before, type) => recordSignal(before, { type }, where), NO_BEHAVIOR);
    expect(behavior).toMatchObject({
      tabSwitches: 1,
      windowBlurs: 1,
      fullScreenExits: 1,
      copyPasteAttempts: 1,
      rightClickAttempts: 1,
    });
    expect(countViolations(behavior)).toBe(4);
  });

  test.each([
    [5_000, 0],
    [5_001, 1],
  ])('a tab hidden for %i ms is logged %i times', (hiddenMs, entries) => {
    const behavior = recordSignal(NO_BEHAVIOR, { type: 'tab-shown', hiddenMs }, where);
    expect(behavior.totalHiddenTime).toBe(hiddenMs);
    expect(behavior.suspiciousActivity).toHaveLength(entries);
  });

  test('a log entry says what, when and where', () => {
    const { suspiciousActivity } = recordSignal(NO_BEHAVIOR, { type: 'blocked-key', keys: 'Ctrl+F' }, where);
    expect(suspiciousActivity).toEqual([
      { type: 'blocked_key', timestamp: where.at, description: 'Pressed Ctrl+F', questionIndex: 3 },
    ]);
  });

  test('the log ends where the API ends; the counters go on', () => {
    let behavior = NO_BEHAVIOR;
    for (let i = 0; i < 250; i += 1)
      behavior = recordSignal(behavior, { type: 'tab-shown', hiddenMs: 6_000 }, where);
    expect(behavior.suspiciousActivity).toHaveLength(200);
    expect(behavior.totalHiddenTime).toBe(1_500_000);
  });
});
