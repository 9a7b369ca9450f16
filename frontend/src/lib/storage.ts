import { STORAGE_AREA } from './embedded.ts';

/** Local storage keys. Sign-out removes everything except the user's preferences. */
export const STORAGE_KEYS = {
  accessToken: `${STORAGE_AREA}.accessToken`,
  refreshToken: `${STORAGE_AREA}.refreshToken`,
  user: `${STORAGE_AREA}.user`,
  theme: 'quizhall.theme',
  language: 'quizhall.language',
  deviceId: `${STORAGE_AREA}.deviceId`,
  proofKeys: `${STORAGE_AREA}.proofKeys`,
  recentSearches: `${STORAGE_AREA}.recentSearches`,
  keptResults: `${STORAGE_AREA}.keptResults`,
} as const;

/** Fallback if the browser blocks storage (private mode, blocked site data). Nothing is persisted. */
const memory = new Map<string, string>();

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

/** Returns the stored keys with this prefix. */
export function storedKeys(prefix: string): string[] {
  try {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '');
    return [...new Set([...keys, ...memory.keys()])].filter((key) => key.startsWith(prefix));
  } catch {
    return [...memory.keys()].filter((key) => key.startsWith(prefix));
  }
}

export function writeStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
    memory.delete(key);
  } catch {
    memory.set(key, value);
  }
}

export function removeStored(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Unavailable storage has nothing to remove.
  }
}
