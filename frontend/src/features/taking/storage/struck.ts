import { readStored, removeStored, writeStored } from '@/lib/storage.ts';

/**
 * The places of the options that somebody has crossed out, by question: a note of the person to themselves. It stays on
 * the device, is no part of any answer, and goes when the attempt does.
 */
export type Struck = Readonly<Record<string, readonly number[]>>;

const keyOf = (sessionId: string) => `quizhall.attempts/struck/${sessionId}`;

export function readStruck(sessionId: string): Struck {
  const text = readStored(keyOf(sessionId));
  return text === undefined ? {} : JSON.parse(text);
}

export function keepStruck(sessionId: string, struck: Struck): void {
  writeStored(keyOf(sessionId), JSON.stringify(struck));
}

export function dropStruck(sessionId: string): void {
  removeStored(keyOf(sessionId));
}
