import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newDerivationKey, newKeys, parseKeys } from '@quizhall/functions/platform/security/stored-keys.ts';
import { StageError } from '../stage-error.ts';

/** Files of a stage's keys. */
const FILE = 'keys.json';
const DERIVATION_FILE = 'derivation.key';

/**
 * The derivation key of the stage, in a file of its own: random, and kept, so that test forms and guests stay as they are.
 */
export function readDerivationKey(dataDir: string): string {
  const file = join(dataDir, DERIVATION_FILE);
  if (!existsSync(file)) writeFileSync(file, newDerivationKey(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

/** The signing keys of the stage as their secret holds them: random, and kept, so that people stay signed in over a restart. */
export function readTokenKey(dataDir: string): string {
  const file = join(dataDir, FILE);
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(newKeys()), { mode: 0o600 });
  const text = readFileSync(file, 'utf8').trim();
  if (!isSound(text))
    throw new StageError(`${file} is damaged. "npm run reset" empties the stage, or delete this file alone.`);
  return text;
}

function isSound(text: string): boolean {
  try {
    parseKeys(text);
    return true;
  } catch {
    return false;
  }
}
