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

/** Makes dynoxide's stream cost the same however long its history is. */
export function indexStreamRecords(dataDir: string): void {
  withDatabase(dataDir, (database) => {
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

function withDatabase<Result>(dataDir: string, work: (database: DatabaseSync) => Result): Result {
  const database = new DatabaseSync(databaseFile(dataDir), { timeout: 5_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}
