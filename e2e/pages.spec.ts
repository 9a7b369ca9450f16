import { expect } from '@playwright/test';
import { expectSoundPage, pages } from './sound-page.ts';
import { test } from './stage.ts';
import { VISITS } from './visits.ts';

/** What holds for every page of the site, in every state that `visits.ts` knows. */

test('every page has a way to visit it', () => {
  const pageOf = new Map(pages.map(({ load, path }) => [load, path]));
  const visited = new Set(pages.filter(({ path }) => path in VISITS).map(({ load }) => load));
  expect([...pageOf].filter(([load]) => !visited.has(load)).map(([, path]) => path)).toEqual([]);
  expect(Object.keys(VISITS).filter((path) => !pages.some((page) => page.path === path))).toEqual([]);
});

for (const [path, states] of Object.entries(VISITS))
  for (const [state, visit] of Object.entries(states))
    test(`${path}, ${state}: accessible, as wide as the screen, without dead links`, async ({ page }) => {
      await visit(page);
      await expectSoundPage(page);
    });
