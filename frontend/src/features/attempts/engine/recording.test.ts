import { countBlockedKeys, countRecordedEvents } from '@quizhall/shared/rules/attempts/violations';
import type { Behavior } from '@quizhall/shared/model/attempts/attempt';
import { describe, expect, test } from 'vitest';
import { overview } from '../overview/overview-messages.ts';
import { type BehaviorSignal, NO_BEHAVIOR, recordSignal } from './behavior.ts';

interface Kind {
  signal: BehaviorSignal;
  /** Wording of this kind on the start form. */
  named: RegExp;
  figure: (behavior: Behavior) => number;
}

/** Every signal but the return to the tab, which only adds to the time away. */
const KINDS: Record<Exclude<BehaviorSignal['type'], 'tab-shown'>, Kind> = {
  'tab-hidden': {
    signal: { type: 'tab-hidden' },
    named: /switch tabs/g,
    figure: ({ tabSwitches }) => tabSwitches,
  },
  'window-blur': {
    signal: { type: 'window-blur' },
    named: /leave the window/g,
    figure: ({ windowBlurs }) => windowBlurs,
  },
  'fullscreen-exit': {
    signal: { type: 'fullscreen-exit' },
    named: /full screen/g,
    figure: ({ fullScreenExits }) => fullScreenExits,
  },
  'copy-paste': {
    signal: { type: 'copy-paste' },
    named: /copy, cut, paste/g,
    figure: ({ copyPasteAttempts }) => copyPasteAttempts,
  },
  'right-click': {
    signal: { type: 'right-click' },
    named: /right-click/g,
    figure: ({ rightClickAttempts }) => rightClickAttempts,
  },
  'blocked-key': {
    signal: { type: 'blocked-key', keys: 'Ctrl+F' },
    named: /blocked shortcut/g,
    figure: countBlockedKeys,
  },
};

describe.each(Object.entries(KINDS))('%s', (_, { signal, named, figure }) => {
  test('is one event in figure, log and total', () => {
    const behavior = recordSignal(NO_BEHAVIOR, signal, { at: '2026-05-01T10:00:00.000Z', questionIndex: 0 });
    expect([figure(behavior), behavior.suspiciousActivity.length, countRecordedEvents(behavior)]).toEqual([
      1, 1, 1,
    ]);
  });

  test('is named once in the sentence on the start form', () => {
    expect(overview.recorded({ blocksKeys: true }).match(named)).toHaveLength(1);
  });
});
