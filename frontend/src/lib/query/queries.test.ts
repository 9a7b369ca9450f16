import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const SOURCES = resolve(import.meta.dirname, '../..');
/** Where it may be said how something is read: a feature's queries, also those that load later, what several features show, and the list kit. */
const PLACES = [
  /^features\/[^/]+\/api\/([a-z-]+-)?queries\.ts$/,
  /^entities\//,
  /^lib\/list\/cursor-list\.ts$/,
];

it('reads from the server by the query options of a feature alone, which pages and mutations share', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: SOURCES, exclude: ['**/*.test.*'] });
  const reading = files.filter((file) => readFileSync(resolve(SOURCES, file), 'utf8').includes('queryFn:'));
  expect(reading.length).toBeGreaterThan(5);
  expect(reading.filter((file) => !PLACES.some((place) => place.test(file)))).toEqual([]);
});
