import { STORAGE_AREA } from './embedded.ts';

/** Local storage keys of the site. Everything but the person's own choices is dropped at sign-out. */
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

/** Stands in where the browser refuses storage (private mode, blocked site data): the visit works, nothing lasts. */
const memory = new Map<string, string>();

export function readStored(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? memory.get(key);
  } catch {
    return memory.get(key);
  }
}

/** Every stored key that begins like this. */
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
    // Storage that cannot be reached holds nothing to remove.
  }
}
