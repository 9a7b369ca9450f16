import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { expect, it } from 'vitest';
import { pages } from './route-table.ts';

it('has a page for every address that pages, mails and notifications name', () => {
  const known = new Set(pages.map(({ path }) => path));
  expect(Object.values(SITE_PATHS).filter((path) => !known.has(path))).toEqual([]);
});
