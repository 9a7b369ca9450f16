import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { StageError } from '../stage-error.ts';

/** How far each shard is done: a sequence number, or that nothing will come any more. */
export interface Checkpoints {
  get(shardId: string): string | undefined;
  set(shardId: string, position: string): void;
  /** Every shard with its position. */
  all(): [shardId: string, position: string][];
}

/** The position of a closed shard of which everything was handled. */
export const FINISHED = 'finished';

export function memoryCheckpoints(): Checkpoints {
  const positions = new Map<string, string>();
  return {
    get: (shardId) => positions.get(shardId),
    set: (shardId, position) => positions.set(shardId, position),
    all: () => [...positions],
  };
}

/** Checkpoints that outlive the process. Those of another stream (a new table) are forgotten. */
export function fileCheckpoints(file: string, streamArn: string): Checkpoints {
  const positions = read(file, streamArn);
  const save = () => replaceFile(file, { streamArn, positions: Object.fromEntries(positions) });
  return {
    get: (shardId) => positions.get(shardId),
    set: (shardId, position) => {
      positions.set(shardId, position);
      save();
    },
    all: () => [...positions],
  };
}

/** Renamed into place: a process that dies while it writes leaves the old file. */
export function replaceFile(file: string, content: unknown): void {
  const fresh = `${file}.new`;
  writeFileSync(fresh, JSON.stringify(content));
  renameSync(fresh, file);
}

function read(file: string, streamArn: string): Map<string, string> {
  if (!existsSync(file)) return new Map();
  try {
    const saved = JSON.parse(readFileSync(file, 'utf8')) as {
      streamArn: string;
      positions: Record<string, string>;
    };
    return saved.streamArn === streamArn ? new Map(Object.entries(saved.positions)) : new Map();
  } catch {
    throw new StageError(`${file} is damaged and cannot be read. "npm run reset" empties the stage.`);
  }
}
