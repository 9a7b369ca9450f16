import { readStored, removeStored, STORAGE_KEYS, writeStored } from '@/lib/storage.ts';

/** Long enough for a mailed code, too short for the next person at a shared device. */
const WAITS_MS = 24 * 3_600_000;

/** Attempt id → epoch ms until which it waits for a sign-in. */
type Waiting = Record<string, number>;

const read = (): Waiting => JSON.parse(readStored(STORAGE_KEYS.keptResults) ?? '{}') as Waiting;

function write(waiting: Waiting): void {
  if (Object.keys(waiting).length === 0) removeStored(STORAGE_KEYS.keptResults);
  else writeStored(STORAGE_KEYS.keptResults, JSON.stringify(waiting));
}

/** Marks a guest's result to be claimed by the next account that signs in on this browser. */
export const keepAtSignIn = (submissionId: string, now: number): void =>
  write({ ...read(), [submissionId]: now + WAITS_MS });

/** Ids of results waiting for a sign-in. */
export const waitingResults = (now: number): string[] =>
  Object.entries(read()).flatMap(([id, until]) => (until > now ? id : []));

export const forgetWaiting = (ids: readonly string[]): void =>
  write(Object.fromEntries(Object.entries(read()).filter(([id]) => !ids.includes(id))));
