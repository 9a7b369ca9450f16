import { readStored, removeStored, writeStored } from '../storage.ts';

/** Where a draft is kept: on the device until it is sent, or for as long as the tab is open. */
export type DraftPlace = 'device' | 'tab';

interface Options<Draft> {
  key: string;
  place: DraftPlace;
  /** Answers the draft that was read, or throws where it is not one, as of an older release. */
  read: (value: unknown) => Draft;
}

/**
 * Work that has not reached the server, kept through a reload; for a form together with `useKeepDraft`. What cannot be
 * read any more is dropped, and reported to the console only. Keys of the device hold the person's id: the next one at
 * the same computer must not find it.
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
    // The browser refuses storage: a reload starts over, everything else works.
    return undefined;
  }
}
