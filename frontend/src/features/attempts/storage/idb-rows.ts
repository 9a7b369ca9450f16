import { type IDBPDatabase, openDB } from 'idb';
import type { AttemptSchema, Row, TableName } from './attempt-records.ts';
import { STORAGE_AREA } from '@/lib/embedded.ts';
import { type Rows, type RowTransaction, TABLES } from './rows.ts';

const NAME = `${STORAGE_AREA}.attempts`;
const VERSION = 1;

/** Some browsers never respond when their storage is broken; a busy phone may take seconds. */
const OPEN_WITHIN_SECONDS = 10;

/** Counts single seconds, because a long timer would expire during sleep before the response arrives. */
async function patience(): Promise<never> {
  for (let waited = 0; waited < OPEN_WITHIN_SECONDS; waited += 1) {
    await new Promise((over) => setTimeout(over, 1_000));
  }
  throw new Error('IndexedDB does not answer');
}

/**
 * Opens rows in IndexedDB.
 * @throws the browser's error (private mode, blocked site data, no space)
 */
export async function openIdbRows(onGone: () => void): Promise<Rows> {
  const opening = openDB<AttemptSchema>(NAME, VERSION, {
    upgrade(db) {
      for (const table of TABLES) db.createObjectStore(table);
    },
    // A newer page needs another version; close so that it is not blocked.
    blocking: () => void opening.then((db) => db.close()),
    terminated: onGone,
  });
  return rowsIn(await Promise.race([opening, patience()]));
}

function rowsIn(db: IDBPDatabase<AttemptSchema>): Rows {
  return {
    lasting: true,
    async transact(work) {
      const transaction = db.transaction(TABLES, 'readwrite');
      const rows: RowTransaction = {
        get: (table, key) => transaction.objectStore(table).get(key),
        list: async <T extends TableName>(table: T, prefix: string) => {
          const range = IDBKeyRange.bound(prefix, `${prefix}\uffff`);
          const store = transaction.objectStore(table);
          const [keys, values] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
          return values.map((value, index): [string, Row<T>] => [keys[index] ?? '', value]);
        },
        put: async (table, key, value) => {
          await transaction.objectStore(table).put(value, key);
        },
        remove: (table, key) => transaction.objectStore(table).delete(key),
      };
      const committed = transaction.done;
      // The caller handles failures of `work`; avoid an unhandled rejection here.
      committed.catch(() => undefined);
      try {
        const result = await work(rows);
        await committed;
        return result;
      } catch (error) {
        abort(transaction);
        throw error;
      }
    },
  };
}

function abort(transaction: { abort(): void }): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}
