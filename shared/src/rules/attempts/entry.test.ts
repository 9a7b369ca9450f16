import { describe, expect, it } from 'vitest';
import { buildSettings } from '../../testing/factories.ts';
import {
  attemptAfter,
  attemptLimit,
  type AttemptsHad,
  attemptsUsed,
  type Cancellation,
  cancellation,
  type EntryParticipant,
  type EntryQuiz,
  entryRefusal,
  foreseenRefusal,
} from './entry.ts';

const NOW = Date.parse('2026-05-01T20:00:00.000Z');
const at = (offsetMs: number) => new Date(NOW + offsetMs).toISOString();

const guest: EntryParticipant = { signedIn: false, hasPaid: false, password: 'missing' };
const member: EntryParticipant = { ...guest, signedIn: true };
const payer: EntryParticipant = { ...guest, hasPaid: true };

const tried = (used: number, running = false): EntryParticipant => ({
  ...guest,
  attempts: { used, running },
});

const quiz = (overrides: Partial<EntryQuiz>): EntryQuiz => ({
  status: 'published',
  schedule: { isScheduled: false },
  settings: buildSettings(),
  ...overrides,
});
const settings = (overrides: Parameters<typeof buildSettings>[0]) =>
  quiz({ settings: buildSettings(overrides) });

describe('entryRefusal', () => {
  it.each<[string, EntryQuiz, EntryParticipant, string | undefined]>([
    ['a public quiz, guest', quiz({}), guest, undefined],
    ['a draft', quiz({ status: 'draft' }), member, 'QUIZ_NOT_FOUND'],
    ['a paused quiz', quiz({ status: 'paused' }), member, 'QUIZ_PAUSED'],
    ['an archived quiz', quiz({ status: 'archived' }), member, 'QUIZ_ARCHIVED'],
    ['a deleted quiz', quiz({ status: 'paused', deletedAt: at(-1) }), member, 'QUIZ_NOT_FOUND'],
    [
      'one that was taken down',
      quiz({ takenDown: { at: at(-1), reason: 'Copied' } }),
      member,
      'QUIZ_TAKEN_DOWN',
    ],
    [
      'a draft that was taken down',
      quiz({ status: 'draft', takenDown: { at: at(-1), reason: '' } }),
      member,
      'QUIZ_NOT_FOUND',
    ],
    ['before the start', quiz({ schedule: { isScheduled: true, startDate: at(1) } }), guest, 'QUIZ_NOT_OPEN'],
    ['at the start', quiz({ schedule: { isScheduled: true, startDate: at(0) } }), guest, undefined],
    ['before the end', quiz({ schedule: { isScheduled: true, endDate: at(1) } }), guest, undefined],
    ['at the end', quiz({ schedule: { isScheduled: true, endDate: at(0) } }), guest, 'QUIZ_CLOSED'],
    [
      'dates of a schedule that is off',
      quiz({ schedule: { isScheduled: false, endDate: at(-1) } }),
      guest,
      undefined,
    ],
    ['login required, guest', settings({ requireLogin: true }), guest, 'LOGIN_REQUIRED'],
    ['login required, signed in', settings({ requireLogin: true }), member, undefined],
    ['login required, guest who paid', settings({ requireLogin: true }), payer, undefined],
    ['no guests, guest', settings({ allowGuests: false }), guest, 'GUESTS_NOT_ALLOWED'],
    ['no guests, signed in', settings({ allowGuests: false }), member, undefined],
    ['for members, a guest', quiz({}), { ...guest, isStranger: true }, 'LOGIN_REQUIRED'],
    ['for members, a guest who paid', quiz({}), { ...payer, isStranger: true }, 'LOGIN_REQUIRED'],
    ['for members, somebody else', quiz({}), { ...member, isStranger: true }, 'MEMBERS_ONLY'],
    ['for members, a member', quiz({}), { ...member, isStranger: false }, undefined],
    [
      'for members, one without a second factor',
      quiz({}),
      { ...member, isLocked: true },
      'TWO_FACTOR_REQUIRED',
    ],
    ['paid, not paid yet', settings({ isPaid: true, price: 5 }), member, 'PAYMENT_REQUIRED'],
    ['paid and paid', settings({ isPaid: true, price: 5 }), payer, undefined],
    ['password, none given', settings({ requirePassword: true }), guest, 'PASSWORD_REQUIRED'],
    [
      'password, wrong',
      settings({ requirePassword: true }),
      { ...guest, password: 'wrong' },
      'PASSWORD_INCORRECT',
    ],
    ['password, right', settings({ requirePassword: true }), { ...guest, password: 'right' }, undefined],
    [
      'password, asked later',
      settings({ requirePassword: true }),
      { ...guest, password: 'later' },
      undefined,
    ],
    ['attempts left', settings({ maxAttempts: 2 }), tried(1), undefined],
    ['no attempts left', settings({ maxAttempts: 2 }), tried(2), 'ATTEMPTS_USED'],
    ['one attempt, used', quiz({}), tried(1), 'ATTEMPTS_USED'],
    ['one attempt, retakes allowed', settings({ allowRetake: true }), tried(9), undefined],
    ['the last attempt still runs', settings({ maxAttempts: 2 }), tried(2, true), undefined],
    ['room for one more', settings({ maxParticipants: 3 }), { ...guest, others: 2 }, undefined],
    ['no room', settings({ maxParticipants: 3 }), { ...guest, others: 3 }, 'QUIZ_FULL'],
    ['no room, first visit', settings({ maxParticipants: 3 }), { ...tried(0), others: 3 }, 'QUIZ_FULL'],
    [
      'no room, but practice that counts nowhere',
      settings({ maxParticipants: 3, practiceMode: true }),
      { ...guest, others: 3 },
      undefined,
    ],
    [
      'no room for practice that counts',
      settings({ maxParticipants: 3, practiceMode: true, practiceCounts: true }),
      { ...guest, others: 3 },
      'QUIZ_FULL',
    ],
    [
      'no room, but back for another attempt',
      settings({ maxParticipants: 3, maxAttempts: 2 }),
      { ...tried(1), others: 3 },
      undefined,
    ],
    [
      'no room, but in the middle of the first attempt',
      settings({ maxParticipants: 3 }),
      { ...guest, attempts: { used: 0, running: true }, others: 3 },
      undefined,
    ],
    ['one participant alone', settings({ maxParticipants: 1 }), guest, undefined],
    ['any number of participants', quiz({}), { ...guest, others: 1_000_000 }, undefined],
    ['a wrong password where none is needed', quiz({}), { ...guest, password: 'wrong' }, undefined],
  ])('%s', (_case, facts, participant, expected) => {
    expect(entryRefusal(facts, participant, NOW)).toBe(expected);
  });

  it('tells the state of the quiz before anything about the participant', () => {
    const closed = quiz({
      status: 'paused',
      settings: buildSettings({ requireLogin: true, requirePassword: true }),
    });
    expect(entryRefusal(closed, guest, NOW)).toBe('QUIZ_PAUSED');
  });
});

describe('cancellation', () => {
  const [before, after] = [at(-60_000), at(60_000)];
  const scheduled = (dates: { startDate?: string; endDate?: string }) => ({ isScheduled: true, ...dates });
  it.each<[string, Partial<EntryQuiz>, Cancellation | undefined]>([
    ['goes on', {}, undefined],
    ['is deleted', { deletedAt: before }, 'all'],
    ['was deleted after its end', { schedule: scheduled({ endDate: before }), deletedAt: after }, undefined],
    ['was deleted before its end', { schedule: scheduled({ endDate: after }), deletedAt: before }, 'all'],
    [
      'is put away before it begins',
      { status: 'archived', schedule: scheduled({ startDate: after }) },
      'all',
    ],
    [
      'is put away after it began',
      { status: 'archived', schedule: scheduled({ startDate: before }) },
      'unused',
    ],
    [
      'is put away after its end',
      { status: 'archived', schedule: scheduled({ startDate: before, endDate: before }) },
      undefined,
    ],
    ['is put away and had no schedule', { status: 'archived' }, 'unused'],
  ])('a quiz that %s: %s', (_, one, expected) =>
    expect(cancellation({ ...quiz(one), updatedAt: at(0) })).toBe(expected),
  );
});

describe('attemptLimit', () => {
  it.each([
    [{ maxAttempts: 1, allowRetake: false }, 1],
    [{ maxAttempts: 5, allowRetake: false }, 5],
    [{ maxAttempts: 5, allowRetake: true }, 5],
    [{ maxAttempts: 1, allowRetake: true }, Number.POSITIVE_INFINITY],
  ])('%o gives %d', (facts, limit) => {
    expect(attemptLimit(facts)).toBe(limit);
  });
});

describe('attempts used', () => {
  it.each([
    ['of nobody who practises: all of them', 'ccc', [1, 2, 3]],
    ['of practice alone: none', 'ppp', [0, 0, 0]],
    ['after practice: those that count', 'ppcc', [0, 0, 1, 2]],
    ['while practice goes on after them: as before', 'ccppc', [1, 2, 2, 2, 3]],
  ])('%s', (_, kinds, expected) => {
    const had: AttemptsHad[] = [];
    for (const kind of kinds) had.push(attemptAfter(had.at(-1) ?? { number: 0 }, kind === 'p'));
    expect(had.map(attemptsUsed)).toEqual(expected);
    expect(had.map(({ number }) => number)).toEqual(had.map((__, i) => i + 1));
  });

  it('are kept with an attempt only where they do not follow from it', () => {
    const fresh = { number: 0 };
    expect(attemptAfter(fresh, false)).toEqual({ number: 1 });
    expect(attemptAfter(fresh, true)).toEqual({ number: 1, uncounted: true });
    expect(attemptAfter({ number: 2, uncounted: true }, false)).toEqual({ number: 3, counted: 1 });
  });
});

describe('foreseenRefusal', () => {
  const schedule = { isScheduled: true, startDate: at(60_000) };
  const later = (overrides: Parameters<typeof buildSettings>[0]) => ({
    ...settings(overrides),
    schedule,
  });
  it.each<[string, EntryQuiz, EntryParticipant, string | undefined]>([
    ['waits for the opening', later({}), guest, 'QUIZ_NOT_OPEN'],
    [
      'waits with a password',
      later({ requirePassword: true }),
      { ...guest, password: 'later' },
      'QUIZ_NOT_OPEN',
    ],
    ['will have to sign in', later({ requireLogin: true }), guest, 'LOGIN_REQUIRED'],
    ['will have to pay', later({ isPaid: true, price: 5 }), member, 'PAYMENT_REQUIRED'],
    ['has no attempt left', later({}), tried(1), 'ATTEMPTS_USED'],
    ['is no member', later({}), { ...member, isStranger: true }, 'MEMBERS_ONLY'],
    ['finds no place', later({ maxParticipants: 3 }), { ...guest, others: 3 }, 'QUIZ_FULL'],
    ['finds it paused', quiz({ status: 'paused', schedule }), guest, 'QUIZ_PAUSED'],
    ['finds it open', quiz({}), guest, undefined],
  ])('%s', (_, asked, participant, code) => {
    expect(foreseenRefusal(asked, participant, NOW)).toBe(code);
  });
});
