import { describe, expect, test } from 'vitest';
import { countViolations } from '@quizhall/shared/rules/attempts/violations';
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

  test('logs every counted event once', () => {
    const signals = ['tab-hidden', 'window-blur', 'fullscreen-exit', 'copy-paste', 'right-click'] as const;
    const behavior = signals.reduce((before, type) => recordSignal(before, { type }, where), NO_BEHAVIOR);
    expect(behavior.suspiciousActivity.map(({ type }) => type)).toEqual([
      'tab_hidden',
      'window_blur',
      'fullscreen_exit',
      'copy_paste',
      'right_click',
    ]);
  });

  test.each([
    ['tab-hidden', 5_000, 'Tab hidden'],
    ['tab-hidden', 5_001, 'Tab hidden for 5 s'],
    ['window-blur', 61_000, 'Tab hidden for 61 s'],
  ] as const)('after %s, %i ms out of sight are one entry: %s', (type, hiddenMs, description) => {
    const left = recordSignal(NO_BEHAVIOR, { type }, where);
    const behavior = recordSignal(left, { type: 'tab-shown', hiddenMs }, where);
    expect(behavior.totalHiddenTime).toBe(hiddenMs);
    expect(behavior.suspiciousActivity.map((entry) => entry.description)).toEqual([description]);
  });

  test('a log entry says what, when and where', () => {
    const { suspiciousActivity } = recordSignal(NO_BEHAVIOR, { type: 'blocked-key', keys: 'Ctrl+F' }, where);
    expect(suspiciousActivity).toEqual([
      { type: 'blocked_key', timestamp: where.at, description: 'Pressed Ctrl+F', questionIndex: 3 },
    ]);
  });

  test('the log ends where the API ends; the counters go on', () => {
    let behavior = NO_BEHAVIOR;
    for (let i = 0; i < 250; i += 1) behavior = recordSignal(behavior, { type: 'copy-paste' }, where);
    expect(behavior.suspiciousActivity).toHaveLength(200);
    expect(behavior.copyPasteAttempts).toBe(250);
  });
});
