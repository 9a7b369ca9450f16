import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './storage.ts';

export interface StoredSetting {
  read: () => string | undefined;
  write: (value: string) => void;
  /** What is set, on this page and by other tabs. */
  use: () => string | undefined;
}

/** A choice of the person for this device, everywhere on the site. */
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
