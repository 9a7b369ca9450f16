import { expect, it } from 'vitest';
import { questionsOnPage } from './pages.ts';

const settings = { questionsPerPage: 5, allowBackNavigation: true, practiceMode: false };

it.each([
  ['as the author says', settings, false, 5],
  ['one where questions have times of their own', settings, true, 1],
  ['one where there is no way back', { ...settings, allowBackNavigation: false }, false, 1],
  ['one where answers are checked', { ...settings, practiceMode: true }, false, 1],
  ['one by default', { ...settings, questionsPerPage: 1 }, false, 1],
])('%s', (_case, given, isTimed, count) => {
  expect(questionsOnPage(given, isTimed)).toBe(count);
});
