import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..');

/** What a test can do to others in the same process: replace modules or globals, or want a document. */
const KEEPS_TO_ITSELF =
  /@vitest-environment|\bvi\.(?:mock|doMock|unmock|hoisted|stubEnv|stubGlobal|resetModules)\b/;

/** The files of the unit tests, from the project's folder. */
export const unitFiles = (): string[] =>
  globSync('{shared,functions,frontend,infra,bench,scripts}/**/*.test.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/dist/**', '**/*.{integ,long}.test.ts'],
  }).toSorted();

/**
 * Parts the files whose tests may run in one process from those that need one each. Nearly half of the time of all unit
 * tests is the import of what they test, which one process does once.
 */
export function byIsolation(files: string[]): { together: string[]; alone: string[] } {
  const { together = [], alone = [] } = Object.groupBy(files, (file) =>
    needsOwnProcess(readFileSync(join(ROOT, file), 'utf8')) ? 'alone' : 'together',
  );
  return { together, alone };
}

export const needsOwnProcess = (source: string): boolean => KEEPS_TO_ITSELF.test(source);
