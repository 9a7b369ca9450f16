import { STORAGE_AREA } from '@/lib/embedded.ts';
import type { Row, TableName } from './attempt-records.ts';
import type { Rows, RowTransaction } from './rows.ts';

const PREFIX = `${STORAGE_AREA}.attempts`;
const nameOf = (table: TableName, key: string) => `${PREFIX}/${table}/${key}`;

type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** Rows as JSON in local storage, for browsers without usable IndexedDB. */
export function webStorageRows(storage: TextStorage, lasting: boolean): Rows {
  function read<T extends TableName>(table: T, key: string): Row<T> | undefined {
    const text = storage.getItem(nameOf(table, key));
    return text === null ? undefined : JSON.parse(text);
  }
  const names = () => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const rows: RowTransaction = {
    get: async (table, key) => read(table, key),
    list: async <T extends TableName>(table: T, prefix: string) => {
      const start = nameOf(table, '');
      return names()
        .filter((name) => name.startsWith(start + prefix))
        .flatMap((name): [string, Row<T>][] => {
          const key = name.slice(start.length);
          const value = read(table, key);
          return value === undefined ? [] : [[key, value]];
        });
    },
    put: async (table, key, value) => storage.setItem(nameOf(table, key), JSON.stringify(value)),
    remove: async (table, key) => storage.removeItem(nameOf(table, key)),
  };
  return { lasting, transact: (work) => work(rows) };
}

/** Rows in local storage, or else in memory. */
export function textRows(): Rows {
  const probe = `${PREFIX}/probe`;
  try {
    localStorage.setItem(probe, '1');
    localStorage.removeItem(probe);
    return webStorageRows(localStorage, true);
  } catch {
    // No storage at all: the screen warns, and autosave is the only copy.
    return webStorageRows(memoryStorage(), false);
  }
}

/** In-memory storage for browsers that deny all storage; lasts as long as the page. */
export function memoryStorage(): TextStorage {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
    removeItem: (key) => void texts.delete(key),
  };
}
