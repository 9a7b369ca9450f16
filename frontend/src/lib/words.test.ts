import { expect, test } from 'vitest';
import { countWords } from './words.ts';

test.each([
  ['', 0],
  ['  \n ', 0],
  ['One', 1],
  ['One two,\nthree – four.', 4],
  ["Don't count twice; well-known words are one", 7],
  ['… – !', 0],
  ['1789 was a year', 4],
  ['罗马衰亡', 4],
  ['Rome 罗马 fell', 4],
])('%j has %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});

// Guards against catastrophic backtracking.
test.each(['—', '-', '🙂'])('%s without end is looked at once', (sign) => {
  expect(countWords(sign.repeat(500_000))).toBe(0);
});
