import { expect, it } from 'vitest';
import { finishedQuizzes } from './finished-quizzes.ts';

const quizId = (letter: string) => `q_${letter.repeat(16)}`;
const attempt = (letter: string, number = 1, uncounted?: boolean) => ({
  id: `${quizId(letter)}.u_${'p'.repeat(20)}.${number}`,
  ...(uncounted && { uncounted }),
});
const quizIds = new Set(['a', 'b', 'c'].map(quizId));

it.each([
  ['counts a quiz once', [attempt('a'), attempt('a', 2), attempt('b')], { quizzes: 2 }],
  ['leaves out other quizzes and uncounted practice', [attempt('x'), attempt('a', 1, true)], { quizzes: 0 }],
  ['is exact up to the limit', ['a', 'a', 'a', 'b'].map((one, n) => attempt(one, n)), { quizzes: 2 }],
  [
    'is a minimum beyond the limit',
    ['a', 'a', 'a', 'b', 'c'].map((one, n) => attempt(one, n)),
    { quizzes: 2, areQuizzesMinimum: true },
  ],
  [
    'is exact where all quizzes are finished',
    ['a', 'b', 'c', 'x', 'x'].map((one) => attempt(one)),
    { quizzes: 3 },
  ],
])('%s', (_, attempts, expected) => {
  expect(finishedQuizzes(attempts, { quizIds, limit: 4 })).toEqual(expected);
});
