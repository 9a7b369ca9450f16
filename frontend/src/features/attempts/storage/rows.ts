import type { Row, TableName } from './attempt-records.ts';

/** Tables of the attempt storage. Keys are texts; rows of one attempt start with its attempt id (`sessionId`). */
export const TABLES: TableName[] = ['attempts', 'papers', 'progress', 'journals', 'answers'];

export interface RowTransaction {
  get: <T extends TableName>(table: T, key: string) => Promise<Row<T> | undefined>;
  /** Key and value of every row whose key starts with `prefix`. */
  list: <T extends TableName>(table: T, prefix: string) => Promise<[key: string, value: Row<T>][]>;
  put: <T extends TableName>(table: T, key: string, value: Row<T>) => Promise<void>;
  remove: (table: TableName, key: string) => Promise<void>;
}

/** Rows on this device. `transact` is atomic where the device supports it. */
export interface Rows {
  /** True if rows survive the page. */
  readonly lasting: boolean;
  /** `work` may await only the transaction itself. */
  transact: <T>(work: (rows: RowTransaction) => Promise<T>) => Promise<T>;
}
