import { expect, test } from 'vitest';
import { forgetWaiting, keepAtSignIn, waitingResults } from './kept-results.ts';

const DAY = 24 * 3_600_000;

test('results wait a day for a sign-in, each by itself', () => {
  expect(waitingResults(0)).toEqual([]);
  keepAtSignIn('first', 0);
  keepAtSignIn('second', 10);
  expect(waitingResults(20)).toEqual(['first', 'second']);
  expect(waitingResults(DAY + 5)).toEqual(['second']);
  forgetWaiting(['second', 'other']);
  expect(waitingResults(20)).toEqual(['first']);
  forgetWaiting(['first']);
  expect(waitingResults(20)).toEqual([]);
});
