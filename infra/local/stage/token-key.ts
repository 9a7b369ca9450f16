import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDerivationKey, newKeys, parseKeys } from '@quizhall/functions/_platform/stored-keys.ts';
import { StageError } from '../stage-error.ts';

/** Files of a stage's keys; older folders have one key for everything. */
const FILE = 'keys.json';
const DERIVATION_FILE = 'derivation.key';
const OLDER = 'token.key';

/**
 * The derivation key of the stage, in a file of its own: random, and kept, so that test forms and guests stay as they are. A
 * folder from before keeps the key that its other file held.
 */
export function readDerivationKey(dataDir: string): string {
  const file = join(dataDir, DERIVATION_FILE);
  if (!existsSync(file))
    writeFileSync(file, formerDerivation(dataDir) ?? newDerivationKey(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function formerDerivation(dataDir: string): string | undefined {
  if (existsSync(join(dataDir, FILE))) return parseKeys(readTokenKey(dataDir)).derivation;
  return existsSync(join(dataDir, OLDER)) ? readTokenKey(dataDir) : undefined;
}

/** The signing keys of the stage as their secret holds them: random, and kept, so that people stay signed in over a restart. */
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
