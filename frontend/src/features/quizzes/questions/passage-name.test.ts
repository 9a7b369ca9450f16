import { expect, it } from 'vitest';
import { passageName } from './passage-name.ts';

it.each([
  ['its title', ' Light ', 'It is fast.', 'Light'],
  ['the beginning of its text, without marks', '', 'Helium is **light**.\nAnd more.', 'Helium is light.'],
  [
    'no more of it than there is room for',
    '',
    'a word '.repeat(20),
    'a word a word a word a word a word a wor…',
  ],
])('is %s', (_, title, text, name) => {
  expect(passageName({ id: 'p1', title, text })).toBe(name);
});
