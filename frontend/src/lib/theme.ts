import { useSyncExternalStore } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

const systemIsDark = () => window.matchMedia(SYSTEM_DARK).matches;

/** Returns the stored choice or the system preference. */
export function currentTheme(): Theme {
  const stored = readStored(STORAGE_KEYS.theme);
  if (stored === 'dark' || stored === 'light') return stored;
  return systemIsDark() ? 'dark' : 'light';
}

/** Applies the current theme to the document root and the browser's own UI. */
export function applyTheme(): void {
  const theme = currentTheme();
  document.documentElement.classList.toggle('dark', theme === 'dark');
  // The page declares both colors. Their media conditions follow the system preference, not the user's choice.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
  }
}

/** Stores the user's choice. Applies it in this tab immediately and in others through the storage event. */
export function setTheme(theme: Theme): void {
  writeStored(STORAGE_KEYS.theme, theme);
  themeChanged();
}

export function toggleTheme(): void {
  setTheme(currentTheme() === 'dark' ? 'light' : 'dark');
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

/**
 * Follows other tabs, and the system preference until the user chooses. Works without any mounted component.
 * Called once at startup.
 */
export function watchTheme(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEYS.theme || key === null) themeChanged();
  });
  window.matchMedia(SYSTEM_DARK).addEventListener('change', themeChanged);
}

function themeChanged(): void {
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
