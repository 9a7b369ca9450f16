import { describe, expect, test } from 'vitest';
import { NO_ANSWER } from './answers.ts';
import { mergeServerAnswers } from './merge.ts';

const server = { q: { userAnswer: 'server', timeSpent: 10, flagged: true } };

describe('what device and server hold, on resume', () => {
  test('a change that the server has not acknowledged wins', () => {
    const local = { q: { ...NO_ANSWER, userAnswer: 'mine', edit: 2, saved: 1, timeSpent: 4 } };
    expect(mergeServerAnswers(local, server)).toEqual({
      q: { ...local.q, timeSpent: 10, savedTime: 10 },
    });
  });

  test('an acknowledged answer gives way to what another device saved since', () => {
    const local = { q: { ...NO_ANSWER, userAnswer: 'old', edit: 2, saved: 2, timeSpent: 12 } };
    expect(mergeServerAnswers(local, server).q).toEqual({
      userAnswer: 'server',
      flagged: true,
      timeSpent: 12,
      savedTime: 10,
      edit: 2,
      saved: 2,
    });
  });

  test('questions that only one of them knows stay', () => {
    const local = { mine: { ...NO_ANSWER, userAnswer: 'x', edit: 1 } };
    const merged = mergeServerAnswers(local, server);
    expect(merged.mine).toEqual(local.mine);
    expect(merged.q).toMatchObject({ userAnswer: 'server', edit: 0, saved: 0 });
  });

  test('a cleared answer that is not sent yet is not filled again', () => {
    const local = { q: { ...NO_ANSWER, userAnswer: null, edit: 3, saved: 2 } };
    expect(mergeServerAnswers(local, server).q?.userAnswer).toBeNull();
  });
});
