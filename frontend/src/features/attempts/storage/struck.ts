import { readStored, removeStored, writeStored } from '@/lib/storage.ts';

/**
 * Indexes of struck-out options by question. They stay on this device, are not part of an answer, and are deleted
 * with the attempt.
 */
export type Struck = Readonly<Record<string, readonly number[]>>;

const keyOf = (sessionId: string) => `quizhall.attempts/struck/${sessionId}`;

/** Reads struck-out options; unreadable data counts as none. */
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
