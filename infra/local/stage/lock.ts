import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { commandLine, isAlive } from '../engines/process.ts';
import { StageError } from '../stage-error.ts';

/** Takes a data folder for this process alone and answers how to give it back. */
export function lockFolder(dataDir: string): () => void {
  createFolder(dataDir);
  const file = join(dataDir, 'lock');
  const holder = holderOf(file);
  if (holder)
    throw new StageError(
      `A stage already runs on ${dataDir} (process ${holder}). End it, or set STAGE_DIR to another folder.`,
    );
  rmSync(file, { force: true });
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
  } catch {
    throw new StageError(`Another stage has just started on ${dataDir}.`);
  }
  return () => rmSync(file, { force: true });
}

function createFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StageError(`The data folder ${dataDir} cannot be created: ${reason}`);
  }
}

/** The running stage that holds the lock; undefined when it has died without giving it back. */
export function holderOf(file: string): number | undefined {
  let pid: number;
  try {
    pid = Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid || !isAlive(pid)) return undefined;
  // The number may belong to another program by now. Where the system does not tell, it counts as a stage.
  const command = commandLine(pid);
  return command === undefined || command.includes('start.ts') ? pid : undefined;
}
