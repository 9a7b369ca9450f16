// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, ok, refused } from '@/lib/testing/fake-api.ts';
import { getResult } from '../shared/attempts.ts';
import { sendFeedback } from './feedback.ts';

const ID = 'q_0123456789abcdef.u_0123456789abcdef.1';
const QUIZ = 'q_0123456789abcdef';

/** Takes no token of an attempt any more. */
const tooOld = ({ headers }: { headers: Headers }) =>
  headers.has('x-session-token') ? refused('ATTEMPT_TOKEN') : ok({ for: headers.get('authorization') });

const calls = [
  [`GET /submissions/${ID}/result`, () => getResult(ID, 'old', new AbortController().signal)],
  [
    `POST /quizzes/${QUIZ}/feedback`,
    () => sendFeedback(QUIZ, { submissionId: ID, rating: 5, comment: '' }, 'old'),
  ],
] as const;

beforeEach(() => localStorage.setItem('quizhall.accessToken', 'a1'));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe.each(calls)('%s with a token that is too old', (route, ask) => {
  it('goes on in the name of whoever is signed in', async () => {
    fakeApi({ [route]: tooOld });
    expect(await ask()).toEqual({ for: 'Bearer a1' });
  });

  it('fails for a guest', async () => {
    localStorage.clear();
    const api = fakeApi({ [route]: tooOld });
    await expect(ask()).rejects.toMatchObject({ code: 'ATTEMPT_TOKEN' });
    expect(api.calls()).toHaveLength(1);
  });
});
