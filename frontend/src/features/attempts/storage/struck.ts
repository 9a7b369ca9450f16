import { readStored, removeStored, writeStored } from '@/lib/storage.ts';

/**
 * The places of the options that somebody has crossed out, by question: a note of the person to themselves. It stays on
 * the device, is no part of any answer, and goes when the attempt does.
 */
export type Struck = Readonly<Record<string, readonly number[]>>;

const keyOf = (sessionId: string) => `quizhall.attempts/struck/${sessionId}`;

/** What cannot be read, of another release or damaged, is nothing crossed out: it keeps nobody from an attempt. */
export function readStruck(sessionId: string): Struck {
  const text = readStored(keyOf(sessionId));
  if (text === undefined) return {};
  try {
    const stored: unknown = JSON.parse(text);
    return isStruck(stored) ? stored : {};
  } catch {
    return {};
  }
}

const isStruck = (value: unknown): value is Struck =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((places) => Array.isArray(places) && places.every(Number.isInteger));

export function keepStruck(sessionId: string, struck: Struck): void {
  writeStored(keyOf(sessionId), JSON.stringify(struck));
}

export function dropStruck(sessionId: string): void {
  removeStored(keyOf(sessionId));
}
