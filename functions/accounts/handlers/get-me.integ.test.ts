import { invokeEndpoint } from '../../testing/invoke.ts';
import { testStream } from '../../testing/streams.ts';
import { users } from '@quizhall/shared/contract/accounts/users';
import { buildQuiz } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it } from 'vitest';
import { finishAttempt } from '../../attempts/model/attempt-saves.ts';
import { beginAttempt } from '../../attempts/model/attempts.ts';
import { releaseResults } from '../../quizzes/model/quizzes.ts';
import type { User } from '../model/users.ts';
import { newJob } from '../../platform/jobs/new-job.ts';
import { now, setClock } from '../../platform/clock.ts';
import { costOf, observe } from '../../testing/observe.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { handler as countAll } from '../../entry/stream.ts';
import { handler } from './get-me.ts';

afterEach(() => setClock(0));
const stream = await testStream(countAll, now);

/** The marks of somebody who answered nothing in the quiz of `publishedQuiz`. */
const UNANSWERED = `0::${'.'.repeat(buildQuiz().questions.length)}`;

const getMe = (token?: string) => invokeEndpoint(handler, users.getMe, token ? { token } : {});

const signedInAccount = (overrides: Partial<User> = {}) => signedIn({ name: 'Ada Lovelace', ...overrides });

async function finished(
  userId: string,
  quizId: string,
  percentage: number,
  { number = 1, ...more }: { number?: number; scores?: 'at_once' | 'on_release' } = {},
): Promise<string> {
  const startedAt = now();
  const begun = await beginAttempt({
    quizId,
    participant: `u_${userId}`,
    number,
    version: 1,
    paper: '1',
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
    ...more,
  };
  await finishAttempt(id, {
    answers: {},
    marks: UNANSWERED,
    card,
    finishedBy: 'participant',
    shard: 0,
    from: { seq: 0 },
  });
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

  it('takes four reads of the table, its own look at the sign-in included', async () => {
    const { user, token } = await signedInAccount();
    await finished(user.id, (await publishedQuiz({ settings: { showResultsImmediately: false } })).id, 80);
    expect(await costOf(() => getMe(token))).toMatchObject({ table: { trips: 4, write: 0 } });
  });

  it('logs neither name nor address', async () => {
    const { user, token } = await signedInAccount({ name: 'Grace Brewster Hopper' });
    const { output } = await observe(() => getMe(token));
    expect(output).toContain('GET /users/me');
    expect(output).not.toContain(user.name);
    expect(output).not.toContain(user.email);
  });

  it('of many attempts and quizzes reads the newest fifty, and counts all', async () => {
    const { user, token } = await signedInAccount();
    const { id: quizId } = await publishedQuiz();
    for (let n = 1; n <= 53; n++) {
      setClock(n * 1_000);
      await finished(user.id, quizId, n <= 3 ? 0 : 100, { number: n, scores: 'at_once' });
      await publishedQuiz({ quiz: { ownerId: user.id, title: `Quiz ${n}` } });
    }
    await stream.drain();
    const { cost, profile } = await costlyProfile(token);
    // No score had to be waited for, so no quiz is read. One more trip reads the quizzes of all attempts.
    expect(cost).toMatchObject({ table: { trips: 4, write: 0 } });
    expect(profile.stats).toMatchObject({ badges: 0, badgesOfNewest: true });
    expect(profile.stats).toMatchObject({
      totalQuizzesTaken: 1,
      totalQuizzesCreated: 53,
      // 50 of 53 attempts had everything right.
      averageScore: 94,
      scores: 53,
    });
    const titles = profile.myQuizzes.map(({ title }) => title);
    expect(titles).toHaveLength(50);
    expect([titles.includes('Quiz 53'), titles.includes('Quiz 4'), titles.includes('Quiz 3')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('never counts what is withheld, and counts it among the newest fifty once it is released', async () => {
    const { user, token } = await signedInAccount();
    const { id: quizId, ownerId } = await publishedQuiz({ settings: { showResultsImmediately: false } });
    for (let n = 1; n <= 52; n++) {
      setClock(n * 1_000);
      const scores = n > 50 ? ('on_release' as const) : ('at_once' as const);
      await finished(user.id, quizId, n > 50 ? 100 : 0, { number: n, scores });
    }
    await stream.drain();
    expect((await costlyProfile(token)).profile.stats).toMatchObject({
      totalQuizzesTaken: 1,
      averageScore: 0,
      scores: 50,
    });
    const releasedAt = new Date(now() + 60_000).toISOString();
    const { write } = newJob('release', ownerId, { quizId, from: undefined, until: releasedAt });
    await releaseResults({ id: quizId, ownerId }, releasedAt, [write]);
    const { cost, profile } = await costlyProfile(token);
    expect(profile.stats).toMatchObject({ totalQuizzesTaken: 1, averageScore: 4, scores: 52 });
    expect(cost).toMatchObject({ table: { trips: 5, write: 0 } });
  });
});

async function costlyProfile(token: string) {
  let profile: Awaited<ReturnType<typeof getMe>>['body']['data']['user'] | undefined;
  const cost = await costOf(async () => {
    profile = (await getMe(token)).body.data.user;
  });
  if (!profile) throw new Error('no profile');
  return { cost, profile };
}
