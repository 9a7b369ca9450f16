import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { builtSite } from '@quizhall/infra/app.ts';
import { expectSoundPage, pages } from './sound-page.ts';
import { test } from './stage.ts';
import { VISITS } from './visits.ts';

/** One page of each kind; `pages.long.ts` visits every page in every state. */
const MAIN: [path: string, state: string][] = [
  ['/', 'whole'],
  ['/quiz/manage', 'quizzes'],
  ['/quiz/:ref/result/:submissionId', 'rewarded'],
];

test('every page has a way to visit it', () => {
  const pageOf = new Map(pages.map(({ load, path }) => [load, path]));
  const visited = new Set(pages.filter(({ path }) => path in VISITS).map(({ load }) => load));
  expect([...pageOf].filter(([load]) => !visited.has(load)).map(([, path]) => path)).toEqual([]);
  expect(Object.keys(VISITS).filter((path) => !pages.some((page) => page.path === path))).toEqual([]);
});

for (const [path, state] of MAIN)
  test(`${path}, ${state}: accessible, as wide as the screen, without dead links`, async ({ page }) => {
    const visit = VISITS[path]?.[state];
    if (!visit) throw new Error(`visits.ts has no ${path}, ${state}`);
    await visit(page);
    await expectSoundPage(page);
  });

test('the deployed site holds nothing of the component gallery', () => {
  const folder = join(import.meta.dirname, '../frontend/dist');
  expect(builtSite()).toBe(folder);
  const files = readdirSync(folder, { recursive: true, withFileTypes: true });
  const names = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  expect(names.length).toBeGreaterThan(20);
  const isTrace = (name: string) =>
    /gallery/i.test(name) || /component gallery|data-forced|\/gallery\//i.test(readFileSync(name, 'utf8'));
  expect(names.filter(isTrace)).toEqual([]);
});
