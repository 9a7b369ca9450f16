import { describe, expect, test } from 'vitest';
import { NO_ANSWER } from './answers.ts';
import { changedElsewhere, mergeServerAnswers } from './merge.ts';

const held = { userAnswer: 'server', timeSpent: 10, flagged: true, seq: 7, own: false };
const server = { q: held };

describe('what device and server hold', () => {
  test('a change wins that was made to what the server holds', () => {
    const local = { q: { ...NO_ANSWER, userAnswer: 'mine', edit: 2, saved: 1, timeSpent: 4, known: 7 } };
    expect(mergeServerAnswers(local, server)).toEqual({ q: { ...local.q, timeSpent: 10, savedTime: 10 } });
  });

  test('a change wins that was made to this device’s own earlier save, heard or not', () => {
    const local = { q: { ...NO_ANSWER, userAnswer: 'mine', edit: 2, saved: 1 } };
    expect(mergeServerAnswers(local, { q: { ...held, own: true } }).q).toMatchObject({
      userAnswer: 'mine',
      saved: 1,
      known: 7,
    });
  });

  test('a change that arrived unheard counts as saved', () => {
    const local = { q: { ...NO_ANSWER, userAnswer: 'server', flagged: true, edit: 2, saved: 1 } };
    expect(mergeServerAnswers(local, { q: { ...held, own: true } }).q).toMatchObject({ saved: 2 });
  });

  test('an answer of another device that this one had not seen stands; the one made here is kept beside it', () => {
    const local = { q: { ...NO_ANSWER, userAnswer: 'mine', edit: 2, saved: 1, known: 3 } };
    expect(mergeServerAnswers(local, server).q).toMatchObject({
      userAnswer: 'server',
      flagged: true,
      saved: 2,
      known: 7,
      overruled: 'mine',
    });
  });

  test('what was checked in practice stands, whatever was changed here, and nothing is kept beside it', () => {
    const local = { q: { ...NO_ANSWER, userAnswer: 'mine', edit: 2, saved: 1, known: 7 } };
    const { q } = mergeServerAnswers(local, { q: { ...held, checked: true } });
    expect(q).toMatchObject({ userAnswer: 'server', flagged: true, saved: 2, checked: true });
    expect(q?.overruled).toBeUndefined();
  });

  test.each([
    ['the same answer', { userAnswer: 'server', flagged: true }],
    ['the same answer with another flag', { userAnswer: 'server', flagged: false }],
  ])('nothing is said where both gave %s', (_, mine) => {
    const local = { q: { ...NO_ANSWER, ...mine, edit: 2, known: 3 } };
    expect(mergeServerAnswers(local, server).q).not.toHaveProperty('overruled');
  });

  test('an acknowledged answer gives way to what another device saved since', () => {
    const local = { q: { ...NO_ANSWER, userAnswer: 'old', edit: 2, saved: 2, timeSpent: 12, known: 3 } };
    expect(mergeServerAnswers(local, server).q).toEqual({
      userAnswer: 'server',
      flagged: true,
      timeSpent: 12,
      savedTime: 10,
      edit: 2,
      saved: 2,
      known: 7,
    });
  });

  test('questions that only one of them knows stay', () => {
    const local = { mine: { ...NO_ANSWER, userAnswer: 'x', edit: 1 } };
    const merged = mergeServerAnswers(local, server);
    expect(merged.mine).toEqual(local.mine);
    expect(merged.q).toMatchObject({ userAnswer: 'server', edit: 0, saved: 0 });
  });

  test('a cleared answer that is not sent yet is not filled again', () => {
    const local = { q: { ...NO_ANSWER, userAnswer: null, edit: 3, saved: 2, known: 7 } };
    expect(mergeServerAnswers(local, server).q?.userAnswer).toBeNull();
  });

  test('answers that are new from another device are counted', () => {
    const local = { q: { ...NO_ANSWER, known: 7 }, r: { ...NO_ANSWER, known: 3 } };
    const own = { ...held, own: true, seq: 9 };
    expect(changedElsewhere(local, { q: held, r: held, s: held, t: own })).toBe(2);
  });
});
