import { ERRORS, type ErrorCode } from '@quizhall/shared/contract/errors';
import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/lib/api/errors.ts';
import { buildPredata } from '@/lib/testing/build-predata.ts';
import { failureOf, outcomeOf, toCode } from './join-state.ts';

const open = buildPredata();

const blockedBy = (code: ErrorCode): Predata => ({ ...open, blocked: { code, message: ERRORS[code][1] } });
const withoutGuests = (quiz: Predata): Predata => ({
  ...quiz,
  accessHints: { ...quiz.accessHints, allowGuests: false },
});
const resumable = (quiz: Predata): Predata => ({ ...quiz, attempts: { ...quiz.attempts, resumable: true } });

describe('outcomeOf', () => {
  it.each([
    ['an open quiz', open, true, 'success'],
    ['an open quiz', open, false, 'guest_welcome'],
    ['a quiz without guests', withoutGuests(open), true, 'success'],
    ['a quiz without guests', withoutGuests(open), false, 'auth_required'],
    ['a quiz without guests', withoutGuests(blockedBy('GUESTS_NOT_ALLOWED')), false, 'auth_required'],
    ['a quiz with login', withoutGuests(blockedBy('LOGIN_REQUIRED')), false, 'auth_required'],
    ['a paused quiz', blockedBy('QUIZ_PAUSED'), true, 'blocked'],
    ['a paused quiz', blockedBy('QUIZ_PAUSED'), false, 'blocked'],
    ['a paused quiz without guests', withoutGuests(blockedBy('QUIZ_PAUSED')), false, 'blocked'],
    ['used attempts', blockedBy('ATTEMPTS_USED'), true, 'blocked'],
    ['a running attempt of a paused quiz', resumable(blockedBy('QUIZ_PAUSED')), true, 'success'],
  ] as const)('%s, signed in %4$s: %3$s', (_, predata, signedIn, status) => {
    expect(outcomeOf('ABC234', predata, signedIn)).toMatchObject({ status, code: 'ABC234' });
  });

  it('says why a quiz cannot be taken', () => {
    expect(outcomeOf('ABC234', blockedBy('QUIZ_CLOSED'), true)).toMatchObject({
      message: 'This quiz has ended.',
    });
  });
});

describe('failureOf', () => {
  const refusal = (code: ErrorCode) => new ApiError(ERRORS[code][1], { code, status: ERRORS[code][0] });
  const unknown = 'No quiz found with this code';

  it.each([
    ['an unknown code', refusal('QUIZ_NOT_FOUND'), { status: 'failed', message: unknown }],
    ['a malformed code', refusal('INVALID_INPUT'), { status: 'failed', message: unknown }],
    ['a quiz with login', refusal('LOGIN_REQUIRED'), { status: 'auth_required', code: 'ABC234' }],
    [
      'no network',
      new ApiError('Network error. Please check your connection.', { code: 'NETWORK' }),
      { status: 'failed', message: 'Network error. Please check your connection.' },
    ],
  ])('%s', (_, error, state) => {
    expect(failureOf('ABC234', error)).toEqual(state);
  });
});

describe('toCode', () => {
  it.each([
    ['abc234', 'ABC234'],
    ['a very long code indeed', 'A VERY LONG COD'],
  ])('%s becomes %s', (typed, code) => {
    expect(toCode(typed)).toBe(code);
  });
});
