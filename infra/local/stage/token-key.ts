import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newKeys, parseKeys } from '@quizhall/functions/_platform/stored-keys.ts';
import { StageError } from '../stage-error.ts';

/** What the folder of a stage holds its keys in; older folders have one key for everything. */
const FILE = 'keys.json';
const OLDER = 'token.key';

/**
 * The stage's keys as its secret holds them: random, and kept, so that people stay signed in over a restart and papers
 * stay as they are.
 */
export function readTokenKey(dataDir: string): string {
  const older = join(dataDir, OLDER);
  const file = existsSync(join(dataDir, FILE)) || !existsSync(older) ? join(dataDir, FILE) : older;
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(newKeys()), { mode: 0o600 });
  const text = readFileSync(file, 'utf8').trim();
  if (!isSound(text))
    throw new StageError(`${file} is damaged. "npm run reset" empties the stage, or delete this file alone.`);
  return text;
}

function isSound(text: string): boolean {
  if (!text.startsWith('{')) return /^[0-9a-f]{64}$/.test(text);
  try {
    parseKeys(text);
    return true;
  } catch {
    return false;
  }
}
