import { describe, expect, test } from 'vitest';
import { NO_ANSWER } from './answers.ts';
import { cellsOf, mayVisit, nextOpen, tallyOf } from './navigation.ts';

const questions = [0, 30, 30, 0].map((timeLimit, index) => ({ _id: `q${index}`, timeLimit }));
const answers = {
  q0: { ...NO_ANSWER, userAnswer: 'x' },
  q1: { ...NO_ANSWER, timeSpent: 30 },
  q3: { ...NO_ANSWER, userAnswer: ['x', ''] },
  q2: { ...NO_ANSWER, userAnswer: ['x'], flagged: true, timeSpent: 12 },
};

describe('navigator', () => {
  test('shows how far each question is', () => {
    expect(cellsOf(questions, answers, { current: 2, passed: 0 })).toEqual([
      { index: 0, current: false, answered: true, partly: false, flagged: false, locked: false },
      { index: 1, current: false, answered: false, partly: false, flagged: false, locked: true },
      { index: 2, current: true, answered: true, partly: false, flagged: true, locked: false },
      { index: 3, current: false, answered: false, partly: true, flagged: false, locked: false },
    ]);
  });

  test('adds up', () => {
    expect(tallyOf(cellsOf(questions, answers, { passed: 0 }))).toEqual({
      total: 4,
      answered: 2,
      unanswered: 1,
      partly: 1,
      lost: 1,
      flagged: 1,
      percent: 50,
    });
    expect(tallyOf([])).toMatchObject({ total: 0, percent: 0 });
  });

  test('invites to nothing that lies behind the participant for good', () => {
    const cells = cellsOf(questions, answers, { passed: 4 });
    expect(cells.map(({ locked }) => locked)).toEqual([true, true, true, true]);
    expect(tallyOf(cells)).toMatchObject({ answered: 2, unanswered: 0, partly: 0, lost: 2 });
  });

  test('a used up question leads to the next one with time, else to the review', () => {
    expect(nextOpen(questions, answers, 0)).toBe(2);
    expect(nextOpen(questions, answers, 3)).toBe('review');
  });

  test.each([
    { index: 1, current: 3, allowBack: true, may: true },
    { index: 1, current: 3, allowBack: false, may: false },
    { index: 3, current: 3, allowBack: false, may: true },
    { index: 4, current: 3, allowBack: false, may: true },
    { index: 5, current: 3, allowBack: false, may: false },
    { index: -1, current: 0, allowBack: true, may: false },
    { index: 6, current: 0, allowBack: true, may: false },
  ])('from $current to $index, back allowed $allowBack: $may', ({ index, current, allowBack, may }) => {
    expect(mayVisit(index, current, 6, allowBack)).toBe(may);
  });
});
