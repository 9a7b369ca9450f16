import { useSyncExternalStore } from 'react';
import { readStored, STORAGE_KEYS, writeStored } from './storage.ts';

export type Theme = 'light' | 'dark';

const listeners = new Set<() => void>();

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)').matches;

/** The stored choice, else what the system prefers (spec 1 §3). */
export function currentTheme(): Theme {
  const stored = readStored(STORAGE_KEYS.theme);
  if (stored === 'dark' || stored === 'light') return stored;
  return systemIsDark() ? 'dark' : 'light';
}

/** Puts the current theme on the document root: spec 1 §4. */
export function applyTheme(): void {
  document.documentElement.classList.toggle('dark', currentTheme() === 'dark');
}

/** Stores the person's choice and shows it, in this tab at once and in the others through the storage event. */
export function setTheme(theme: Theme): void {
  writeStored(STORAGE_KEYS.theme, theme);
  themeChanged();
}

export function toggleTheme(): void {
  setTheme(currentTheme() === 'dark' ? 'light' : 'dark');
}

/** The theme on screen; follows the other tabs, and the system for as long as the person has not chosen. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

function themeChanged(): void {
  applyTheme();
  for (const listener of listeners) listener();
}

function storageChanged({ key }: StorageEvent): void {
  if (key === STORAGE_KEYS.theme || key === null) themeChanged();
}

function subscribe(listener: () => void): () => void {
  const system = window.matchMedia('(prefers-color-scheme: dark)');
  if (listeners.size === 0) {
    window.addEventListener('storage', storageChanged);
    system.addEventListener('change', themeChanged);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', storageChanged);
    system.removeEventListener('change', themeChanged);
  };
}
