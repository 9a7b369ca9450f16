import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failureText, StageError } from './stage-error.ts';
import { holderOf } from './stage/lock.ts';
import { readDataDir } from './stage/settings.ts';

/** Everything that a stage keeps. Other files in the folder are not ours. */
const OURS = ['dynamodb', 's3', 'vite', 'token.key', 'stream.json', 'seeded', 'filled', 'stage.json', 'lock'];

function reset(dataDir: string): string {
  const holder = holderOf(join(dataDir, 'lock'));
  if (holder) throw new StageError(`A stage runs on ${dataDir} (process ${holder}). End it first.`);
  if (!existsSync(dataDir)) return `${dataDir} does not exist: nothing to empty.`;
  for (const name of OURS) rmSync(join(dataDir, name), { recursive: true, force: true });
  if (readdirSync(dataDir).length === 0) rmSync(dataDir, { recursive: true });
  return `${dataDir} is empty. The next start seeds it again.`;
}

try {
  console.log(reset(readDataDir(process.env)));
} catch (error) {
  console.error(failureText(error));
  process.exitCode = 1;
}
