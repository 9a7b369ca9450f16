import { useSyncExternalStore } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

const SYSTEM_DARK = '(prefers-color-scheme: dark)';

const systemIsDark = () => window.matchMedia(SYSTEM_DARK).matches;

/** The stored choice, else what the system prefers. */
export function currentTheme(): Theme {
  const stored = readStored(STORAGE_KEYS.theme);
  if (stored === 'dark' || stored === 'light') return stored;
  return systemIsDark() ? 'dark' : 'light';
}

/** Puts the current theme on the document root, and on the browser's own bars around the page. */
export function applyTheme(): void {
  const theme = currentTheme();
  document.documentElement.classList.toggle('dark', theme === 'dark');
  // The page knows both colours; their media conditions know the system's preference, but not the person's choice.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.media = meta.dataset.theme === theme ? 'all' : 'not all';
  }
}

/** Stores the person's choice and shows it, in this tab at once and in the others through the storage event. */
export function setTheme(theme: Theme): void {
  writeStored(STORAGE_KEYS.theme, theme);
  themeChanged();
}

export function toggleTheme(): void {
  setTheme(currentTheme() === 'dark' ? 'light' : 'dark');
}

/** The theme on screen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => 'light');
}

/**
 * Follows the other tabs, and the system for as long as the person has not chosen; whether or not anything on screen
 * shows the theme's name. Called once, when the site starts.
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
