import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

export interface StoredSetting {
  read: () => string | undefined;
  write: (value: string) => void;
  /** Returns the value and follows changes by this page and other tabs. */
  use: () => string | undefined;
}

/** Creates a user preference stored on this device for the whole site. */
export function storedSetting(key: string): StoredSetting {
  const readers = new Set<() => void>();
  const read = () => readStored(key);
  const subscribe = (reader: () => void) => {
    readers.add(reader);
    window.addEventListener('storage', reader);
    return () => {
      readers.delete(reader);
      window.removeEventListener('storage', reader);
    };
  };
  return {
    read,
    write: (value) => {
      writeStored(key, value);
      for (const reader of readers) reader();
    },
    use: () => useSyncExternalStore(subscribe, read),
  };
}
