import { describe, expect, it } from 'vitest';
import { CREATE_STEPS, seatAt, standingOf } from './wizard.ts';

describe('seatAt', () => {
  it.each([
    ['the same quiz', 'q1', 'own', 'q1', true],
    ['a new quiz, before it was begun', '', 'own', '', true],
    ['its quiz has got its id', '', 'own', 'q1', true],
    ['a step taken before the address had the id', 'q1', 'own', '', true],
    ['back to a step from before it had one', 'q1', 'history', '', true],
    ['a new quiz', 'q1', 'link', '', false],
    ['another quiz by a link', '', 'link', 'q1', false],
    ['another quiz by Back', 'q1', 'history', 'q2', false],
    ['the first quiz by Forward', '', 'history', 'q1', false],
  ] as const)('%s', (_, before, by, id, stays) => {
    const { number } = seatAt({ id: before, number: 1 }, id, by);
    expect(number === 1).toBe(stays);
  });
});

describe('standingOf', () => {
  const all = { title: 'Please enter a quiz title', 'schedule.endDate': 'The end must be after the start' };
  const standings = (visible: Record<string, string>) =>
    CREATE_STEPS.map((step) => standingOf(step, { current: 'rewards', begun: true }, all, visible));

  it('counts as done what is before the current step and complete, shown or not', () => {
    expect(standings({}).map(({ done }) => done)).toEqual([false, true, true, false, false, false]);
    expect(standings({}).some(({ faulty }) => faulty)).toBe(false);
  });

  it('marks the steps whose problems are shown', () => {
    const faulty = standings({ ...all, 'rewards.pointsPerCorrectAnswer': 'Too small' });
    expect(faulty.map((step) => step.faulty)).toEqual([true, false, false, true, true, false]);
  });
});
