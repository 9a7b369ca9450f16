import { noCounters } from '@quizhall/shared/rules/accounts/counters';
import { describe, expect, it } from 'vitest';
import { PROFILE_ITEMS, toProfile } from './public-profile.ts';

const ada = {
  id: 'u1',
  email: 'ada@example.com',
  name: 'Ada Lovelace',
  type: 'moderator',
  canCreateQuizzes: true,
  passwordHash: 'scrypt$…',
  passwordChangedAt: '2026-01-01T00:00:00.000Z',
  securityVersion: 1,
  phone: '+44 20',
  location: 'London',
  bio: 'Counts',
  dateOfBirth: '1815-12-10',
  plan: 'free',
  createdAt: '2026-01-01T00:00:00.000Z',
} as const;

const quiz = (id: string, day: number, status: 'draft' | 'published' = 'published') => ({
  id,
  title: `Quiz ${id}`,
  status,
  createdAt: `2026-02-${String(day).padStart(2, '0')}T00:00:00.000Z`,
  updatedAt: `2026-03-${String(day).padStart(2, '0')}T00:00:00.000Z`,
});

/** `settled`: the score came with the result, rather than having been waited for. */
const attempt = (id: string, day: number, percentage?: number, settled = percentage !== undefined) => ({
  id,
  quizId: `quiz of ${id}`,
  quizTitle: `Taken ${id}`,
  percentage,
  withheld: percentage === undefined ? ('not_released' as const) : undefined,
  completedAt: Date.UTC(2026, 1, day, 12),
  settled,
});

const profileOf = (
  quizzes: ReturnType<typeof quiz>[],
  attempts: ReturnType<typeof attempt>[],
  counters = noCounters(),
) => toProfile(ada, counters, { quizzes, attempts, quizzesTaken: 3 });

describe('toProfile', () => {
  it('tells what the person told, and never the password hash', () => {
    const profile = profileOf([], []);
    expect(profile).toEqual({
      id: 'u1',
      email: 'ada@example.com',
      fullName: 'Ada Lovelace',
      userType: 'moderator',
      isEmailVerified: true,
      canCreateQuizzes: true,
      myQuizzes: [],
      organizations: [],
      phone: '+44 20',
      location: 'London',
      bio: 'Counts',
      dateOfBirth: '1815-12-10',
      joinedDate: '2026-01-01T00:00:00.000Z',
      passwordChangedAt: '2026-01-01T00:00:00.000Z',
      stats: {
        totalQuizzesTaken: 3,
        totalQuizzesCreated: 0,
        averageScore: 0,
        scores: 0,
        badges: 0,
        badgesOfNewest: undefined,
      },
      quizzesCreated: [],
      recentActivity: [],
      plan: 'free',
    });
  });

  it('lists own quizzes, the last changed first', () => {
    const { myQuizzes, quizzesCreated, stats } = profileOf(
      [quiz('a', 1), quiz('b', 3, 'draft'), quiz('c', 2)],
      [],
    );
    expect(myQuizzes).toEqual([
      { id: 'b', title: 'Quiz b', status: 'draft' },
      { id: 'c', title: 'Quiz c', status: 'published' },
      { id: 'a', title: 'Quiz a', status: 'published' },
    ]);
    expect(quizzesCreated.map(({ id }) => id)).toEqual(['b', 'c', 'a']);
    expect(stats.totalQuizzesCreated).toBe(3);
  });

  it('averages the scores that may be known, in whole percent, and says how many they are', () => {
    const attempts = [attempt('1', 3, 80), attempt('2', 2, 55), attempt('3', 1)];
    const { stats } = profileOf([], attempts);
    expect(stats).toMatchObject({ totalQuizzesTaken: 3, averageScore: 68, scores: 2 });
  });

  it('mixes what was made and taken, newest first, ten at most', () => {
    const quizzes = [quiz('a', 5), quiz('b', 1)];
    const attempts = [attempt('2', 7, 90), attempt('1', 3)];
    expect(profileOf(quizzes, attempts).recentActivity).toEqual([
      {
        id: '2',
        quizId: 'quiz of 2',
        type: 'quiz_taken',
        title: 'Taken 2',
        date: '2026-02-07T12:00:00.000Z',
        score: 90,
      },
      { id: 'a', type: 'quiz_created', title: 'Quiz a', date: '2026-02-05T00:00:00.000Z' },
      {
        id: '1',
        quizId: 'quiz of 1',
        type: 'quiz_taken',
        title: 'Taken 1',
        date: '2026-02-03T12:00:00.000Z',
        withheld: 'not_released',
      },
      { id: 'b', type: 'quiz_created', title: 'Quiz b', date: '2026-02-01T00:00:00.000Z' },
    ]);
    const many = Array.from({ length: 14 }, (_, day) => quiz(String(day), day + 1));
    expect(profileOf(many, attempts).recentActivity).toHaveLength(10);
  });

  it('takes the sums from the counters once there is more than was read', () => {
    const quizzes = Array.from({ length: PROFILE_ITEMS }, (_, n) => quiz(String(n), 1));
    const settled = Array.from({ length: PROFILE_ITEMS - 2 }, (_, n) => attempt(String(n), 1, 0));
    const attempts = [attempt('released', 3, 90, false), attempt('withheld', 2), ...settled];
    const counters = { ...noCounters(), quizzes: 120, scores: 9, scoreSum: 810 };
    expect(profileOf(quizzes, attempts, counters).stats).toMatchObject({
      totalQuizzesCreated: 120,
      averageScore: 90,
      scores: 10,
    });
  });
});
