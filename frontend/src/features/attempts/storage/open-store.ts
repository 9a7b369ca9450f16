import { AttemptStore } from './attempt-store.ts';
import { openIdbRows } from './idb-rows.ts';
import type { Rows } from './rows.ts';

let opening: Promise<AttemptStore> | undefined;

/** The attempt storage of this browser, opened once: IndexedDB, else local storage, else the page's own memory. */
export function attemptStore(): Promise<AttemptStore> {
  opening ??= openStore().catch((error: unknown) => {
    // The code of the next best place did not come: whoever asks next tries again.
    opening = undefined;
    throw error;
  });
  return opening;
}

async function openStore(): Promise<AttemptStore> {
  const store = new AttemptStore(await openRows());
  // Old rows that cannot be removed now are in nobody's way.
  await store.prune(Date.now()).catch(() => undefined);
  return store;
}

async function openRows(): Promise<Rows> {
  try {
    // A connection that the browser gave up is opened anew by whoever asks next.
    return await openIdbRows(() => {
      opening = undefined;
    });
  } catch {
    // Private mode, blocked site data or broken storage: the next best place, whose code hardly anybody needs.
    return (await import('./web-storage-rows.ts')).textRows();
  }
}
