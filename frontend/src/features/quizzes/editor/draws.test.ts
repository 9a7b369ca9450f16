import { describe, expect, it } from 'vitest';
import { drawModeOf, drawnPools, poolsIn, withDraw } from './draws.ts';
import { emptyQuestion } from './quiz-form.ts';

const inPool = (pool: string) => ({ ...emptyQuestion(pool), pool });
const questions = [inPool('a'), inPool(' a '), inPool('b'), inPool('')];
const pools = [
  { name: 'a', draw: 1 },
  { name: 'b', draw: 0 },
  { name: 'gone', draw: 2 },
];

it('names the pools that questions are in', () => {
  expect([...poolsIn(questions)]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

describe('what is sent of the pools', () => {
  it('are those that are drawn from', () => {
    expect(drawnPools({ questions, settings: { drawQuestions: 0, pools } })).toEqual([
      { name: 'a', draw: 1 },
    ]);
  });

  it('is nothing where questions are drawn from all', () => {
    expect(drawnPools({ questions, settings: { drawQuestions: 3, pools } })).toEqual([]);
  });
});

it.each([
  [{ drawQuestions: 0, pools: [] }, 'all'],
  [{ drawQuestions: 2, pools }, 'some'],
  [{ drawQuestions: 0, pools }, 'pools'],
])('reads %j as %s', (settings, mode) => {
  expect(drawModeOf(settings)).toBe(mode);
});

it('changes the number of one pool', () => {
  expect(withDraw(pools.slice(0, 1), 'b', 2)).toEqual([
    { name: 'a', draw: 1 },
    { name: 'b', draw: 2 },
  ]);
  expect(withDraw(pools.slice(0, 1), 'a', 2)).toEqual([{ name: 'a', draw: 2 }]);
});
