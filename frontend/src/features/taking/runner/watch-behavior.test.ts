// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest';
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
    expect(signals).toEqual(['copy-paste', 'copy-paste', 'right-click', 'window-blur']);
    expect(warnings).toEqual([]);
  });
});

describe('a quiz with prevention', () => {
  test('blocks what its settings forbid', () => {
    const { signals, warnings } = watch({ ...none, disableCopyPaste: true, disableRightClick: true });
    expect([fire('cut'), fire('contextmenu'), findInPage()]).toEqual([true, true, true]);
    expect(signals).toEqual(['copy-paste', 'right-click', 'blocked-key']);
    expect(warnings).toEqual(['copyPaste']);
  });

  test('leaves alone what they do not', () => {
    const { warnings } = watch({ ...none, fullScreenMode: true });
    expect([fire('copy'), fire('contextmenu')]).toEqual([false, false]);
    expect(warnings).toEqual([]);
  });
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
