// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { BehaviorSignal } from '../engine/behavior.ts';
import { blockedKeys, type Warning, watchBehavior } from './watch-behavior.ts';

const none = { disableCopyPaste: false, disableRightClick: false, fullScreenMode: false };
let stop = () => {};
afterEach(() => stop());

function watch(prevention: typeof none) {
  const signals: BehaviorSignal['type'][] = [];
  const warnings: Warning[] = [];
  stop = watchBehavior(prevention, {
    signal: ({ type }) => signals.push(type),
    warn: (warning) => warnings.push(warning),
  });
  return { signals, warnings };
}

const fire = (type: string, target: EventTarget = document) => {
  const event = new Event(type, { cancelable: true, bubbles: true });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};
const findInPage = () => {
  const event = new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, cancelable: true });
  document.dispatchEvent(event);
  return event.defaultPrevented;
};

describe('a quiz without prevention', () => {
  test('counts, but blocks nothing and warns nobody', () => {
    const { signals, warnings } = watch(none);
    expect([fire('copy'), fire('paste'), fire('contextmenu'), findInPage()]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    fire('blur', window);
    stop();
    expect(signals).toEqual(['copy-paste', 'copy-paste', 'right-click', 'window-blur']);
    expect(warnings).toEqual([]);
  });
});

describe('a quiz with prevention', () => {
  test('blocks what its settings forbid', () => {
    const { signals, warnings } = watch({ ...none, disableCopyPaste: true, disableRightClick: true });
    expect([fire('cut'), fire('contextmenu'), findInPage()]).toEqual([true, true, true]);
    expect(signals).toEqual(['copy-paste', 'right-click', 'blocked-key']);
    expect(warnings).toEqual(['copyPaste', 'rightClick', 'keys']);
  });

  test('leaves alone what they do not', () => {
    const { warnings } = watch({ ...none, fullScreenMode: true });
    expect([fire('copy'), fire('contextmenu')]).toEqual([false, false]);
    expect(warnings).toEqual([]);
  });
});

const look = (hidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fire('visibilitychange');
};

describe('leaving the quiz is one event', () => {
  type Step = 'blur' | 'focus' | 'hide' | 'show' | 'wait';
  const STEPS: Record<Step, () => unknown> = {
    blur: () => fire('blur', window),
    focus: () => fire('focus', window),
    hide: () => look(true),
    show: () => look(false),
    wait: () => vi.advanceTimersByTime(300),
  };
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test.each<[Step[], BehaviorSignal['type'][]]>([
    [
      ['blur', 'hide', 'wait', 'show', 'focus'],
      ['tab-hidden', 'tab-shown'],
    ],
    [
      ['hide', 'blur', 'wait', 'show', 'focus'],
      ['tab-hidden', 'tab-shown'],
    ],
    [
      ['hide', 'blur', 'wait', 'focus', 'show'],
      ['tab-hidden', 'tab-shown'],
    ],
    [['blur', 'wait', 'focus'], ['window-blur']],
    [['blur', 'focus', 'wait'], ['window-blur']],
    // Another window first beside and then over this one.
    [
      ['blur', 'wait', 'hide', 'show', 'focus'],
      ['window-blur', 'tab-shown'],
    ],
    [
      ['blur', 'wait', 'focus', 'blur', 'wait'],
      ['window-blur', 'window-blur'],
    ],
    [
      ['hide', 'show', 'hide', 'show'],
      ['tab-hidden', 'tab-shown', 'tab-hidden', 'tab-shown'],
    ],
  ])('%j', (steps, expected) => {
    const { signals } = watch(none);
    for (const step of steps) STEPS[step]();
    expect(signals).toEqual(expected);
  });
});

test('a key that is held down is one event', () => {
  const { signals } = watch({ ...none, fullScreenMode: true });
  for (const repeat of [false, true, true])
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', ctrlKey: true, repeat }));
  expect(signals).toEqual(['blocked-key']);
});

test('a key that is typed costs one listener, which tells nobody', () => {
  const listen = vi.spyOn(document, 'addEventListener');
  const { signals, warnings } = watch({
    disableCopyPaste: true,
    disableRightClick: true,
    fullScreenMode: true,
  });
  const perKey = listen.mock.calls.filter(([type]) => /^(?:key|input|beforeinput)/.test(type));
  expect(perKey.map(([type]) => type)).toEqual(['keydown']);
  for (const key of 'a long answer') document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  expect([signals, warnings]).toEqual([[], []]);
});

test('stops when told', () => {
  const { signals } = watch(none);
  stop();
  fire('copy');
  expect(signals).toEqual([]);
});

test.each([
  [{ key: 'f', ctrlKey: true }, 'Ctrl+F'],
  [{ key: 'F', metaKey: true }, 'Ctrl+F'],
  [{ key: 'I', ctrlKey: true, shiftKey: true }, 'Ctrl+Shift+I'],
  [{ key: 'i', ctrlKey: true }, undefined],
  [{ key: 'f' }, undefined],
])('%j', (init, keys) => {
  expect(blockedKeys(new KeyboardEvent('keydown', init))).toBe(keys);
});
