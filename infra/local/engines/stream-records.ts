import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The file in which dynoxide keeps its tables. */
export const databaseFile = (dataDir: string) => join(dataDir, 'dynoxide.db');

/**
 * What dynoxide asks of its stream records at each write, each look at the shard and each read: without an index every
 * one of them reads all records that there ever were, images included.
 */
const INDEXES = {
  quizhall_stream_write: 'table_name, CAST(sequence_number AS INTEGER)',
  quizhall_stream_shard: 'table_name, shard_id, sequence_number',
  quizhall_stream_read: 'table_name, shard_id, CAST(sequence_number AS INTEGER)',
};

/** Deleted at once, so that no writer of the engine waits for long. */
const AT_ONCE = 1_000;

/**
 * Adds the indexes that keep dynoxide's stream fast however long its history is. A dynoxide that stores its stream in
 * another way is left alone: it works without them, only slower.
 */
export function indexStreamRecords(dataDir: string): void {
  withDatabase(dataDir, (database) => {
    if (!hasStreamTable(database)) return;
    for (const [name, columns] of Object.entries(INDEXES))
      database.exec(`CREATE INDEX IF NOT EXISTS ${name} ON _stream_records (${columns})`);
  });
}

/**
 * Deletes the records of a shard that lie before a position, as DynamoDB does after a day and dynoxide never. The record
 * at the position stays: the engine counts on from the highest number that it finds. Answers how many went; another
 * engine has no such file and none go.
 */
export function forgetStreamRecords(
  dataDir: string,
  { table, shardId, before }: { table: string; shardId: string; before: string },
): number {
  if (!existsSync(databaseFile(dataDir))) return 0;
  return withDatabase(dataDir, (database) => {
    if (!hasStreamTable(database)) return 0;
    const forget = database.prepare(
      `DELETE FROM _stream_records WHERE id IN (
         SELECT id FROM _stream_records
         WHERE table_name = ? AND shard_id = ? AND CAST(sequence_number AS INTEGER) < ? LIMIT ${AT_ONCE})`,
    );
    let gone = 0;
    for (;;) {
      const changes = Number(forget.run(table, shardId, Number(before)).changes);
      gone += changes;
      if (changes < AT_ONCE) return gone;
    }
  });
}

/** Columns that the indexes and the deletion use; a dynoxide from outside npm may have other ones. */
const COLUMNS = ['id', 'table_name', 'shard_id', 'sequence_number'];

function hasStreamTable(database: DatabaseSync): boolean {
  const columns = database.prepare("SELECT name FROM pragma_table_info('_stream_records')").all();
  return COLUMNS.every((column) => columns.some(({ name }) => name === column));
}

function withDatabase<Result>(dataDir: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 5_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
