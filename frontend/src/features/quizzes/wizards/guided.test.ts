import { expect, it } from 'vitest';
import { GUIDED_STEPS, guidedStepOf, isStepDone, stepAfter, stepNumber } from './guided.ts';
import { emptyQuestion, emptyQuiz } from '../editor/quiz-form.ts';

it('counts the steps from 0 to 8 with a half one for the questions', () => {
  expect(GUIDED_STEPS.map(stepNumber)).toEqual([0, 1, 2, 3, 4, 4.5, 5, 6, 7, 8]);
});

it.each([
  ['title', 0, 'category'],
  ['difficulty', 0, 'start'],
  ['difficulty', 2, 'questions'],
  ['start', 2, 'questions'],
  ['preview', 2, 'preview'],
] as const)('goes on from %s with %i questions to %s', (step, questions, next) => {
  expect(stepAfter(step, questions)).toBe(next);
});

it.each([
  ['title', 'title'],
  ['coverImage', 'category'],
  ['tags', 'difficulty'],
  ['questions', 'start'],
  ['questions.3.options', 'questions'],
  ['settings.password', 'settings'],
  ['schedule.endDate', 'schedule'],
  ['prizePool', 'schedule'],
  ['rewards.bonusPoints', 'rewards'],
])('asks for %s at %s', (path, step) => {
  expect(guidedStepOf(path)).toBe(step);
});

it('leaves the title only when there is one, and the questions only when there are some', () => {
  const form = { ...emptyQuiz(), title: ' ' };
  expect(GUIDED_STEPS.filter((step) => !isStepDone(step, form))).toEqual(['title', 'questions']);
  const written = { ...form, title: 'Gold', questions: [emptyQuestion('a')] };
  expect(GUIDED_STEPS.every((step) => isStepDone(step, written))).toBe(true);
});
