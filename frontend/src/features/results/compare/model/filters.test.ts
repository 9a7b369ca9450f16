import { expect, it } from 'vitest';
import { readFilters } from '@/lib/list/filters.ts';
import { COMPARE_FILTERS, readChosen, toggled, writeChosen } from './filters.ts';

const id = (letter: string) => `q_${letter.repeat(16)}`;
const [a = '', b = '', c = '', d = '', e = ''] = ['a', 'b', 'c', 'd', 'e'].map(id);

it.each([
  [`${a}.${b}`, [a, b]],
  [`${a}.${a}.nonsense.${b}`, [a, b]],
  [[a, b, c, d, e].join('.'), [a, b, c, d]],
  ['', []],
])('reads which quizzes are chosen from %s', (text, expected) => {
  const { quizzes } = readFilters(COMPARE_FILTERS, new URLSearchParams({ quizzes: text }));
  expect(readChosen(quizzes)).toEqual(expected);
  expect(writeChosen(readChosen(quizzes))).toBe(quizzes);
});

it('chooses and lets go, four at most', () => {
  expect(toggled([a], b)).toEqual([a, b]);
  expect(toggled([a, b], a)).toEqual([b]);
  expect(toggled([a, b, c, d], e)).toEqual([a, b, c, d]);
});
