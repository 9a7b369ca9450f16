// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { currentTheme, setTheme, toggleTheme, useTheme, watchTheme } from './theme.ts';

/** Fake system preference that may change while the site is open. */
const system = Object.assign(new EventTarget(), { matches: false });

const systemPrefers = (dark: boolean) => {
  system.matches = dark;
  system.dispatchEvent(new Event('change'));
};

window.matchMedia = () => system as unknown as MediaQueryList;
watchTheme();

const isDark = () => document.documentElement.classList.contains('dark');

beforeEach(() => {
  localStorage.clear();
  document.documentElement.className = '';
});

describe('theme', () => {
  it.each([
    [true, 'dark'],
    [false, 'light'],
  ])('follows the system (dark: %s) until somebody chooses', (dark, theme) => {
    systemPrefers(dark);
    expect(currentTheme()).toBe(theme);
    setTheme('light');
    expect(currentTheme()).toBe('light');
  });

  it('toggles between dark and light, on the root and in storage', () => {
    systemPrefers(false);
    toggleTheme();
    expect([isDark(), localStorage.getItem('quizhall.theme')]).toEqual([true, 'dark']);
    toggleTheme();
    expect([isDark(), localStorage.getItem('quizhall.theme')]).toEqual([false, 'light']);
  });

  it('follows another tab', () => {
    systemPrefers(false);
    const { result } = renderHook(() => useTheme());
    expect(result.current).toBe('light');
    localStorage.setItem('quizhall.theme', 'dark');
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'quizhall.theme', newValue: 'dark' })),
    );
    expect([result.current, isDark()]).toEqual(['dark', true]);
  });

  it('follows the system as it changes, even where nothing shows the theme by name, until somebody chooses', () => {
    systemPrefers(false);
    systemPrefers(true);
    expect(isDark()).toBe(true);
    setTheme('light');
    systemPrefers(false);
    systemPrefers(true);
    expect(isDark()).toBe(false);
  });

  it("tells the browser's own bars", () => {
    systemPrefers(false);
    document.head.innerHTML =
      '<meta name="theme-color" content="white" data-theme="light"><meta name="theme-color" content="black" data-theme="dark">';
    const shown = () =>
      [...document.querySelectorAll('meta')]
        .filter(({ media }) => media === 'all')
        .map((meta) => meta.content);
    toggleTheme();
    expect(shown()).toEqual(['black']);
    toggleTheme();
    expect(shown()).toEqual(['white']);
  });
});
