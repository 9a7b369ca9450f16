// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  currentShortcuts,
  handleShortcutKey,
  onShortcutHelp,
  type Shortcut,
  showShortcutHelp,
  useShortcuts,
  useShortcutsSetting,
} from './shortcuts.ts';

beforeEach(() => {
  localStorage.clear();
  document.addEventListener('keydown', handleShortcutKey);
});
afterEach(() => {
  cleanup();
  document.removeEventListener('keydown', handleShortcutKey);
});

const page = (title: string, shortcuts: Shortcut[]) => renderHook(() => useShortcuts(title, shortcuts));

/** Presses keys in sequence. Returns whether the last key's default action was not prevented. */
function press(keys: string, init: KeyboardEventInit = {}, target: Element = document.body): boolean {
  return keys.split(' ').reduce((_, key) => fireEvent.keyDown(target, { key, ...init }), true);
}

describe('the list of shortcuts', () => {
  it('has what is on screen, groups of one title together', () => {
    const question = page('Question', [{ keys: 'F', label: 'Flag' }]);
    page('Everywhere', [{ keys: '?', label: 'Help' }]);
    page('Everywhere', [{ keys: '/', label: 'Search', exists: () => false }]);
    page('Everywhere', [{ keys: 'm', label: 'More' }]);
    const labels = () =>
      currentShortcuts().map(({ title, shortcuts }) => [title, ...shortcuts.map(({ label }) => label)]);
    expect(labels()).toEqual([
      ['Question', 'Flag'],
      ['Everywhere', 'Help', 'More'],
    ]);
    question.unmount();
    expect(labels()).toEqual([['Everywhere', 'Help', 'More']]);
  });

  it('follows what its owner says', () => {
    const { rerender } = renderHook(({ label }) => useShortcuts('Page', [{ keys: 'x', label }]), {
      initialProps: { label: 'Play' },
    });
    rerender({ label: 'Pause' });
    expect(currentShortcuts()[0]?.shortcuts[0]?.label).toBe('Pause');
  });
});

describe('the key listener', () => {
  const run = vi.fn<() => void>();
  beforeEach(() => run.mockClear());

  it.each([
    ['?', '?', 1],
    ['g h', 'g h', 1],
    ['G h, with the caps lock on', 'G h', 1],
    ['something between the two keys', 'g x h', 0],
    ['a sequence begun twice', 'g g h', 1],
    ['another key', 'x', 0],
  ])('hears %s', (_, keys, times) => {
    page('Page', [
      { keys: '?', label: 'Help', run },
      { keys: 'g h', label: 'Home', run },
    ]);
    press(keys);
    expect(run).toHaveBeenCalledTimes(times);
  });

  it('takes the key away from the browser only when it means something', () => {
    page('Page', [{ keys: '/', label: 'Search', run }]);
    expect(press('/')).toBe(false);
    expect(press("'")).toBe(true);
  });

  it('forgets a sequence that is not continued', () => {
    page('Page', [{ keys: 'g h', label: 'Home', run }]);
    const time = vi.spyOn(Event.prototype, 'timeStamp', 'get');
    time.mockReturnValue(10_000);
    press('g');
    time.mockReturnValue(11_600);
    press('h');
    time.mockRestore();
    expect(run).not.toHaveBeenCalled();
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }, { isComposing: true }])(
    'leaves alone what the browser or an input method may mean: %o',
    (init) => {
      page('Page', [{ keys: 'g', label: 'Go', run }]);
      press('g', init);
      expect(run).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['<input>', 0],
    ['<textarea></textarea>', 0],
    ['<select></select>', 0],
    ['<div contenteditable="true"></div>', 0],
    ['<button role="combobox"></button>', 0],
    ['<div role="slider" tabindex="0"></div>', 0],
    ['<input type="checkbox">', 1],
    ['<button></button>', 1],
  ])('with the focus on %s', (html, times) => {
    page('Page', [{ keys: 'g', label: 'Go', run }]);
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = html;
    press('g', {}, place.firstElementChild ?? place);
    place.remove();
    expect(run).toHaveBeenCalledTimes(times);
  });

  it.each(['dialog', 'alertdialog', 'menu', 'listbox'])('is deaf while a %s is open', (role) => {
    page('Page', [{ keys: 'g', label: 'Go', run }]);
    render(<div role={role} />);
    press('g');
    expect(run).not.toHaveBeenCalled();
  });

  it('lets a page give a key another meaning', () => {
    const own = vi.fn<() => void>();
    page('Site', [{ keys: 'n', label: 'News', run }]);
    page('Page', [{ keys: 'n', label: 'Next', run: own }]);
    press('n');
    expect([run.mock.calls.length, own.mock.calls.length]).toEqual([0, 1]);
  });

  it('obeys the setting, at once and from another tab', () => {
    page('Page', [{ keys: 'g', label: 'Go', run }]);
    const setting = renderHook(() => useShortcutsSetting());
    const other = renderHook(() => useShortcutsSetting());
    act(() => setting.result.current[1](false));
    expect([setting.result.current[0], other.result.current[0]]).toEqual([false, false]);
    press('g');
    expect(run).not.toHaveBeenCalled();

    localStorage.setItem('quizhall.shortcuts', 'on');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'quizhall.shortcuts' })));
    expect(setting.result.current[0]).toBe(true);
    press('g');
    expect(run).toHaveBeenCalledOnce();
  });
});

it('tells the shell when somebody asks for the list', () => {
  const listener = vi.fn<() => void>();
  const stop = onShortcutHelp(listener);
  showShortcutHelp();
  stop();
  showShortcutHelp();
  expect(listener).toHaveBeenCalledOnce();
});
