import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { expect, it } from 'vitest';
import { pages } from './route-table.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
/** The table itself: a page may have a second address, which nobody links to. */
const OTHER_NAMES = 'frontend/src/app/route-table.ts';
const SOURCES = ['frontend/src/**/*.{ts,tsx}', 'functions/**/*.ts'];

/** The first parts of all addresses: `auth`, `quiz` … */
const FIRSTS = new Set(Object.values(SITE_PATHS).flatMap((path) => path.split('/')[1] || [])).values();
/** A text that begins like an address; `/quiz/` alone is no address, only where several of them are. */
const WRITTEN_OUT = new RegExp(`['"\`]/(${[...FIRSTS].join('|')})(?:['"\`?#]|/[^'"\`])`);

const isComment = (line: string) => /^\s*(\/?\*|\/\/)/.test(line);

it('has a page for every address that pages, mails and notifications name', () => {
  const known = new Set(pages.map(({ path }) => path));
  expect(Object.values(SITE_PATHS).filter((path) => !known.has(path))).toEqual([]);
});

it('finds an address that is written out', () => {
  for (const line of [
    "to: '/quiz/manage'",
    '<Link to="/auth/login">',
    '`/quiz/${id}/edit`',
    "'/notifications'",
  ])
    expect(line).toMatch(WRITTEN_OUT);
  expect("path.startsWith('/auth/')").not.toMatch(WRITTEN_OUT);
});

it('stands alone in naming its addresses: everybody else takes them from the shared table', () => {
  const files = globSync(SOURCES, {
    cwd: ROOT,
    exclude: ['**/node_modules/**', '**/*.test.*', '**/*.integ.*', '**/_testing/**', OTHER_NAMES],
  });
  const found = files.flatMap((file) =>
    readFileSync(resolve(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => !isComment(line) && WRITTEN_OUT.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(files.length).toBeGreaterThan(400);
  expect(found).toEqual([]);
});
