import { readStored, removeStored, STORAGE_KEYS, writeStored } from '@/lib/storage.ts';

const MOST = 5;

/** The last searches on this device, the latest first. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(readStored(STORAGE_KEYS.recentSearches) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    // Whatever stands there, it is not ours.
    return [];
  }
}

/** Remembers what was looked for. */
export function rememberSearch(query: string): void {
  const text = query.trim();
  if (!text) return;
  const others = recentSearches().filter((one) => one.toLowerCase() !== text.toLowerCase());
  writeStored(STORAGE_KEYS.recentSearches, JSON.stringify([text, ...others].slice(0, MOST)));
}

export const forgetSearches = (): void => removeStored(STORAGE_KEYS.recentSearches);
