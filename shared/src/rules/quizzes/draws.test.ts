import { describe, expect, it } from 'vitest';
import { buildQuestion } from '../../testing/factories.ts';
import { drawProblems, isDrawn, paperTotals, poolSizes } from './draws.ts';

const question = (pool: string | undefined, points = 10) => buildQuestion({ pool, points });
const NONE = { drawQuestions: 0, pools: [] };
const questions = [
  question('easy', 5),
  question('hard', 20),
  question('easy', 10),
  question(''),
  question('hard', 30),
];

describe('isDrawn', () => {
  it.each([
    [NONE, false],
    [{ drawQuestions: 0, pools: [{ name: 'easy', draw: 0 }] }, false],
    [{ drawQuestions: 2, pools: [] }, true],
    [{ drawQuestions: 0, pools: [{ name: 'easy', draw: 1 }] }, true],
  ])('%j: %s', (settings, expected) => {
    expect(isDrawn(settings)).toBe(expected);
  });
});

it('counts the questions of each pool', () => {
  expect([...poolSizes(questions)]).toEqual([
    ['easy', 2],
    ['hard', 2],
  ]);
});

describe('paperTotals', () => {
  it.each([
    ['all questions', NONE, { questions: 5, points: 75, leastPoints: 75 }],
    ['two of all', { drawQuestions: 2, pools: [] }, { questions: 2, points: 50, leastPoints: 15 }],
    ['more than there are', { drawQuestions: 9, pools: [] }, { questions: 5, points: 75, leastPoints: 75 }],
    [
      'pools beside questions that are in none',
      {
        drawQuestions: 0,
        pools: [
          { name: 'easy', draw: 1 },
          { name: 'hard', draw: 1 },
        ],
      },
      { questions: 3, points: 50, leastPoints: 35 },
    ],
    [
      'a pool of which all are asked',
      { drawQuestions: 0, pools: [{ name: 'hard', draw: 0 }] },
      { questions: 5, points: 75, leastPoints: 75 },
    ],
  ])('of %s', (_, settings, expected) => {
    expect(paperTotals(questions, settings)).toEqual(expected);
  });
});

describe('drawProblems', () => {
  it.each([
    ['nothing drawn', NONE, {}],
    ['as many as there are', { drawQuestions: 5, pools: [] }, {}],
    [
      'more than the quiz has',
      { drawQuestions: 6, pools: [] },
      { 'settings.drawQuestions': 'This quiz has only 5 questions' },
    ],
    ['a pool that draws no more than it has', { drawQuestions: 0, pools: [{ name: 'easy', draw: 2 }] }, {}],
    [
      'a pool that draws more than it has',
      {
        drawQuestions: 0,
        pools: [
          { name: 'easy', draw: 1 },
          { name: 'hard', draw: 3 },
        ],
      },
      { 'settings.pools.1.draw': 'The pool “hard” has only 2 questions' },
    ],
    [
      'a pool twice',
      {
        drawQuestions: 0,
        pools: [
          { name: 'easy', draw: 1 },
          { name: 'easy', draw: 1 },
        ],
      },
      { 'settings.pools.1.name': 'The pool “easy” is there more than once' },
    ],
    [
      'both ways',
      { drawQuestions: 2, pools: [{ name: 'easy', draw: 1 }] },
      { 'settings.drawQuestions': 'Please draw either from all questions or from pools' },
    ],
  ])('of %s', (_, settings, expected) => {
    expect(drawProblems(questions, settings)).toEqual(expected);
  });
});
