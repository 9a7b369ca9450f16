import { invokeEndpoint } from '@quizhall/infra/local/testing/invoke.ts';
import { users } from '@quizhall/shared/contract/users';
import { afterEach, describe, expect, it } from 'vitest';
import { finishAttempt } from '../_data/attempt-saves.ts';
import { beginAttempt } from '../_data/attempts.ts';
import type { User } from '../_data/users.ts';
import { now, setClock } from '../_platform/clock.ts';
import { buildUser, tokenOf } from '../_testing/accounts.ts';
import { costOf, observe } from '../_testing/observe.ts';
import { publishedQuiz, signedIn } from '../_testing/scenarios.ts';
import { handler } from './get-me.ts';

afterEach(() => setClock(0));

const getMe = (token?: string) => invokeEndpoint(handler, users.getMe, token ? { token } : {});

const signedInAccount = (overrides: Partial<User> = {}) => signedIn({ name: 'Ada Lovelace', ...overrides });

async function finished(userId: string, quizId: string, percentage: number): Promise<string> {
  const startedAt = now();
  const begun = await beginAttempt({
    quizId,
    participant: `u_${userId}`,
    number: 1,
    version: 1,
    startedAt,
    deadlineAt: startedAt + 60_000,
    name: 'Ada',
    email: '',
  });
  const { id } = 'begun' in begun ? begun.begun : begun.existing;
  const card = {
    id,
    quizTitle: 'General knowledge',
    name: 'Ada',
    email: '',
    status: 'completed' as const,
    percentage,
    passed: percentage >= 70,
    time: 30,
    completedAt: startedAt + 30_000,
    late: false,
  };
  await finishAttempt(id, { answers: {}, card, finishedBy: 'participant', shard: 0, from: { seq: 0 } });
  return id;
}

describe('GET /users/me', () => {
  it('answers the person with what they made and took', async () => {
    const { user, token } = await signedInAccount({ bio: 'Counts', location: 'London' });
    const own = await publishedQuiz({ quiz: { ownerId: user.id, title: 'Engines' } });
    const other = await publishedQuiz();
    const attemptId = await finished(user.id, other.id, 80);

    const { status, body } = await getMe(token);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({
      id: user.id,
      email: user.email,
      fullName: 'Ada Lovelace',
      canCreateQuizzes: true,
      bio: 'Counts',
      location: 'London',
      joinedDate: user.createdAt,
      myQuizzes: [{ id: own.id, title: 'Engines', status: 'published' }],
      quizzesCreated: [{ id: own.id, title: 'Engines' }],
      organizations: [],
      stats: { totalQuizzesTaken: 1, totalQuizzesCreated: 1, averageScore: 80, scores: 1, badges: 0 },
      plan: 'free',
    });
    expect(body.data.user.recentActivity).toEqual([
      {
        id: attemptId,
        quizId: other.id,
        type: 'quiz_taken',
        title: 'General knowledge',
        date: expect.any(String) as string,
        score: 80,
      },
      { id: own.id, type: 'quiz_created', title: 'Engines', date: own.createdAt },
    ]);
  });

  it('never answers the password hash, nor anybody else’s things', async () => {
    const { token } = await signedInAccount();
    const { user } = await signedInAccount();
    await publishedQuiz({ quiz: { ownerId: user.id } });
    const { body } = await getMe(token);
    expect(JSON.stringify(body)).not.toMatch(/scrypt|securityVersion/);
    expect(body.data.user).toMatchObject({ myQuizzes: [], recentActivity: [] });
  });

  it('is for signed-in people', async () => {
    expect(await getMe()).toMatchObject({ status: 401, body: { code: 'SIGNED_OUT' } });
  });

  it('ends the session of an account that is gone', async () => {
    const token = await tokenOf(buildUser());
    expect(await getMe(token)).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } });
  });

  it('takes four reads of the table', async () => {
    const { user, token } = await signedInAccount();
    expect(await costOf(() => getMe(token))).toMatchObject({ table: { trips: 4, write: 0 } });
    const { output } = await observe(() => getMe(token));
    for (const secret of [user.email, user.name]) expect(output).not.toContain(secret);
  });
});
