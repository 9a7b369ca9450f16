// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentTheme, setTheme, toggleTheme, useTheme } from './theme.ts';

const systemPrefers = (dark: boolean) =>
  vi
    .spyOn(window, 'matchMedia')
    .mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: dark, media: query }) as unknown as MediaQueryList,
    );

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
    const { result, unmount } = renderHook(() => useTheme());
    expect(result.current).toBe('light');
    localStorage.setItem('quizhall.theme', 'dark');
    act(
      () =>
        void window.dispatchEvent(new StorageEvent('storage', { key: 'quizhall.theme', newValue: 'dark' })),
    );
    expect([result.current, isDark()]).toEqual(['dark', true]);
    unmount();
  });
});
