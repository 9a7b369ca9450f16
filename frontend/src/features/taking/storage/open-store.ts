import { AttemptStore } from './attempt-store.ts';
import { openIdbRows } from './idb-rows.ts';
import type { Rows } from './rows.ts';
import { memoryStorage, webStorageRows } from './web-storage-rows.ts';

let opening: Promise<AttemptStore> | undefined;

/** The attempt storage of this browser, opened once: IndexedDB, else local storage, else the page's own memory. */
export function attemptStore(): Promise<AttemptStore> {
  opening ??= openRows().then(async (rows) => {
    const store = new AttemptStore(rows);
    // Old rows that cannot be removed now are in nobody's way.
    await store.prune(Date.now()).catch(() => undefined);
    return store;
  });
  return opening;
}

async function openRows(): Promise<Rows> {
  try {
    // A connection that the browser gave up is opened anew by whoever asks next.
    return await openIdbRows(() => {
      opening = undefined;
    });
  } catch {
    // Private mode, blocked site data or broken storage: the next best place.
    return textRows();
  }
}

function textRows(): Rows {
  const probe = 'quizhall.attempts/probe';
  try {
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return webStorageRows(localStorage, true);
  } catch {
    // No storage at all: the screen says so, and the autosave is the only copy.
    return webStorageRows(memoryStorage(), false);
  }
}
