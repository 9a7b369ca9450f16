import type { ReviewedAnswer } from '@quizhall/shared/model/attempts/attempt-result';
import { describe, expect, test } from 'vitest';
import {
  acceptedAnswers,
  filterReview,
  isFolded,
  reviewedOptions,
  verdictOf,
  writtenAnswer,
} from './review.ts';

const answer = (over: Partial<ReviewedAnswer> = {}): ReviewedAnswer => ({
  questionId: 'q1',
  question: 'Which?',
  type: 'multiple_choice',
  isCorrect: false,
  points: 0,
  maxPoints: 10,
  userAnswer: ['a', 'b'],
  timeSpent: 3,
  flagged: false,
  skipped: false,
  options: [{ text: 'a' }, { text: 'b', explanation: 'because' }, { text: 'c' }],
  correctAnswer: ['a', 'c'],
  ...over,
});

test.each([
  [{ pending: true }, 'pending'],
  [{ points: 8 }, 'graded'],
  [{ points: 10, isCorrect: true }, 'correct'],
  [{ skipped: true }, 'skipped'],
] as const)('an essay with %j is %s, and never wrong', (over, verdict) => {
  expect(verdictOf(answer({ type: 'essay', options: [], ...over }))).toBe(verdict);
});

test.each([
  [{ points: 4 }, 'partly'],
  [{ points: 0 }, 'wrong'],
  [{ points: 10, isCorrect: true }, 'correct'],
] as const)('an answer with %j is %s', (over, verdict) => {
  expect(verdictOf(answer(over))).toBe(verdict);
});

describe('review', () => {
  test('marks what was chosen and what was right', () => {
    expect(reviewedOptions(answer())).toEqual([
      { text: 'a', explanation: undefined, chosen: true, correct: true },
      { text: 'b', explanation: 'because', chosen: true, correct: false },
      { text: 'c', explanation: undefined, chosen: false, correct: true },
    ]);
  });

  test('claims nothing about a key that the quiz keeps to itself', () => {
    const { correctAnswer: _, ...hidden } = answer();
    expect(reviewedOptions(hidden).map(({ correct }) => correct)).toEqual([undefined, undefined, undefined]);
    expect(acceptedAnswers(hidden)).toEqual([]);
  });

  test.each([
    [{ isCorrect: true, skipped: false }, 'correct'],
    [{ isCorrect: false, skipped: false }, 'wrong'],
    [{ isCorrect: false, skipped: true }, 'skipped'],
  ])('%j is %s', (row, verdict) => {
    expect(verdictOf(row)).toBe(verdict);
  });

  test('writes answers in one line, with a sign for an empty blank', () => {
    expect(writtenAnswer(['hydrogen', ' '])).toBe('hydrogen · …');
    expect(writtenAnswer('Au')).toBe('Au');
    expect(writtenAnswer(null)).toBe('');
  });

  test('filters keep the numbers of the whole list', () => {
    const answers = [answer({ isCorrect: true }), answer({ flagged: true }), answer()];
    expect(filterReview(answers, 'all').map(({ index }) => index)).toEqual([0, 1, 2]);
    expect(filterReview(answers, 'wrong').map(({ index }) => index)).toEqual([1, 2]);
    expect(filterReview(answers, 'flagged').map(({ index }) => index)).toEqual([1]);
  });
});

test.each([
  [{ isCorrect: true, type: 'one_choice' }, true],
  [{ isCorrect: false, type: 'one_choice' }, false],
  // Somebody may have written to it.
  [{ isCorrect: true, type: 'essay' }, false],
] as const)('what was right is folded, unless a person graded it: %j', (answer, folded) => {
  expect(isFolded(answer)).toBe(folded);
});
