import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StageError } from '../stage-error.ts';

/** The stage's key for signing tokens: random, and kept, so that people stay signed in over a restart. */
export function readTokenKey(dataDir: string): string {
  const file = join(dataDir, 'token.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  const key = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(key))
    throw new StageError(`${file} is damaged. "npm run reset" empties the stage, or delete this file alone.`);
  return key;
}
