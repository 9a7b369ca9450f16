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
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw unusable(dataDir, error);
    throw new StageError(`Another stage has just started on ${dataDir}.`);
  }
  return () => rmSync(file, { force: true });
}

function createFolder(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
  } catch (error) {
    throw unusable(dataDir, error);
  }
}

function unusable(dataDir: string, error: unknown): StageError {
  const reason = error instanceof Error ? error.message : String(error);
  return new StageError(
    `The data folder ${dataDir} cannot be written: ${reason}. Set STAGE_DIR to another folder.`,
  );
}

/** The running stage that holds the lock; undefined when it has died without giving it back. */
export function holderOf(file: string): number | undefined {
  let pid: number;
  try {
    pid = Number(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
  return pid !== process.pid && isStage(pid) ? pid : undefined;
}

/** Whether a stage runs under this number. */
export function isStage(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return false;
  // The number may belong to another program by now. Where the system does not tell, it counts as a stage.
  const command = commandLine(pid);
  return command === undefined || /\b(start|build-site)\.ts/.test(command);
}
