import { AttemptStore } from './attempt-store.ts';
import { openIdbRows } from './idb-rows.ts';
import type { Rows } from './rows.ts';

let opening: Promise<AttemptStore> | undefined;

/** Opens the attempt storage once: IndexedDB, else local storage, else memory. */
export function attemptStore(): Promise<AttemptStore> {
  opening ??= openStore().catch((error: unknown) => {
    // Loading the fallback failed; the next caller retries.
    opening = undefined;
    throw error;
  });
  return opening;
}

async function openStore(): Promise<AttemptStore> {
  const store = new AttemptStore(await openRows());
  // Old rows that cannot be removed now are harmless.
  await store.prune(Date.now()).catch(() => undefined);
  return store;
}

async function openRows(): Promise<Rows> {
  try {
    // The next caller reopens a connection the browser closed.
    return await openIdbRows(() => {
      opening = undefined;
    });
  } catch {
    // Private mode, blocked site data or broken storage. The fallback is rarely needed, so it is loaded on demand.
    return (await import('./web-storage-rows.ts')).textRows();
  }
}
