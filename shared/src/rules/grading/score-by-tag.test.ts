import { expect, it } from 'vitest';
import type { Mark } from './marks.ts';
import { scoreByTag } from './score-by-tag.ts';

const question = (points: number, ...tags: string[]) => ({ points, tags });
const mark = (hundredths: number) => ({ hundredths }) as Mark;

it('adds up what the questions of each tag earned, each tag in the order in which it comes', () => {
  const questions = [question(2, 'b'), question(1, 'a', 'b'), question(4), question(0.5, 'a', 'a')];
  const marks = [mark(100), mark(100), mark(400), mark(0)];
  expect(scoreByTag(questions, marks)).toEqual([
    { tag: 'b', points: 2, possible: 3, percentage: 66.67, questions: 2 },
    { tag: 'a', points: 1, possible: 1.5, percentage: 66.67, questions: 2 },
  ]);
});

it('says nothing where no question has a tag', () => {
  expect(scoreByTag([question(1)], [mark(100)])).toEqual([]);
});
