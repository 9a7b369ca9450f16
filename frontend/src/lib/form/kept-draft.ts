import { readStored, removeStored, writeStored } from '../storage.ts';

/** Storage of a draft: `device` until it is sent, `tab` while the tab is open. */
export type DraftPlace = 'device' | 'tab';

interface Options<Draft> {
  key: string;
  place: DraftPlace;
  /** Parses a stored draft. Throws if it is invalid, for example from an older release. */
  read: (value: unknown) => Draft;
}

/**
 * Persists unsent work across reloads; for forms, use it with `useKeepDraft`. Unreadable drafts are dropped and
 * logged to the console. Keys on the device include the user id so that the next user of the same computer cannot
 * find the draft.
 */
export function keptDraft<Draft>({ key, place, read }: Options<Draft>) {
  const { read: readText, write, remove } = STORES[place];
  return {
    load(): Draft | undefined {
      const text = readText(key);
      if (text === undefined) return undefined;
      try {
        return read(JSON.parse(text));
      } catch (error) {
        remove(key);
        queueMicrotask(() => reportError(error));
        return undefined;
      }
    },
    save: (draft: Draft) => write(key, JSON.stringify(draft)),
    clear: () => remove(key),
  };
}

const STORES = {
  device: { read: readStored, write: writeStored, remove: removeStored },
  tab: {
    read: (key: string) => ofTab((storage) => storage.getItem(key)) ?? undefined,
    write: (key: string, text: string) => ofTab((storage) => storage.setItem(key, text)),
    remove: (key: string) => ofTab((storage) => storage.removeItem(key)),
  },
} as const;

function ofTab<Result>(use: (storage: Storage) => Result): Result | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // The browser blocks storage: a reload starts over, everything else works.
    return undefined;
  }
}
