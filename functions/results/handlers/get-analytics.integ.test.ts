import { users } from '@quizhall/shared/contract/accounts/users';
import { addDaysTo } from '@quizhall/shared/rules/quizzes/creator-analytics';
import { emptyStatistics } from '@quizhall/shared/rules/results/statistics';
import { describe, expect, it } from 'vitest';
import { putNumbers } from '../model/card-numbers.ts';
import { putYear } from '../model/quiz-days.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { putShardStatistics } from '../model/statistics.ts';
import { now } from '../../platform/clock.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as aggregate } from '../../entry/stream.ts';
import { handler } from './get-analytics.ts';

const stream = await testStream(aggregate, now);

const ask = (token: string | undefined, query: { from?: string; to?: string } = {}) =>
  invokeEndpoint(handler, users.getAnalytics, { query, ...(token !== undefined && { token }) });
const today = () => new Date(now()).toISOString().slice(0, 10);

/** As if questions had been answered so often, this often right. */
const answered = async (quiz: Quiz, seen: number, correct: Record<string, number>) => {
  const none = { answers: 0, pending: 0, seconds: 0, scoreOfCorrect: 0, options: {} };
  const questions = Object.fromEntries(
    Object.entries(correct).map(([id, right]) => [id, { ...none, seen, correct: right }]),
  );
  const statistics = { ...emptyStatistics(), attempts: seen, completed: seen, questions };
  const part = { quizId: quiz.id, shard: 's', statistics, highWater: '1' };
  await putNumbers(part);
  return putShardStatistics({ ...part, after: undefined });
};

const sums = { begun: 2, completed: 2, waiting: 0, passed: 1, score: 15_000 };
const counted = (quiz: Quiz, day: string, since = 0) =>
  putYear({
    quizId: quiz.id,
    year: day.slice(0, 4),
    shard: 's',
    days: { [day]: sums },
    highWater: '1',
    since,
    before: undefined,
  });

describe('GET /users/me/analytics', () => {
  it('adds up the own quizzes by day, with the days before', async () => {
    const [{ user, token }, stranger] = [await signedIn(), await signedIn()];
    const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
    await submit((await start(quiz.id)).body.data, RIGHT);
    await submit((await start(quiz.id)).body.data, ALL_WRONG);
    await stream.drain();
    const { status, body } = await ask(token, { from: today(), to: today() });
    const totals = { attempts: 2, completed: 2, waiting: 0, passed: 1, averageScore: 50, passRate: 50 };
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      days: [{ date: today(), ...totals }],
      totals,
      before: { totals: { attempts: 0 } },
      quizzes: [{ id: quiz.id, title: quiz.title, ...totals }],
      counted: { quizzes: 1, of: 1 },
    });
    expect(body.data.since).toBeUndefined();
    expect((await ask(token)).body.data.days).toHaveLength(30);
    const tomorrow = addDaysTo(today(), 1);
    expect((await ask(token, { from: tomorrow, to: tomorrow })).body.data.before.totals).toEqual(totals);
    expect((await ask(stranger.token)).body.data).toMatchObject({
      totals: { attempts: 0 },
      counted: { of: 0 },
    });
  });

  it('names the questions that most and fewest got right, and since when days are counted', async () => {
    const { user, token } = await signedIn();
    const quiz = await publishedQuiz({ quiz: { ownerId: user.id } });
    await counted(quiz, today(), now());
    await answered(quiz, 10, { q1: 9, q2: 1, q3: 5, gone: 0 });
    const { questions, since } = (await ask(token)).body.data;
    expect(questions.worst).toMatchObject([
      { quizId: quiz.id, questionId: 'q2', number: 2, correctRate: 10, answered: 10, quizTitle: quiz.title },
      { questionId: 'q3', correctRate: 50 },
    ]);
    expect(questions.best.map(({ questionId }) => questionId)).toEqual(['q1']);
    expect(since).toBeDefined();
  });

  it('reads many quizzes in batches', async () => {
    const { user, token } = await signedIn();
    const quizzes = await Promise.all(
      Array.from({ length: 30 }, () => publishedQuiz({ quiz: { ownerId: user.id } })),
    );
    await Promise.all(quizzes.map((quiz) => counted(quiz, today())));
    await ask(token);
    const { result, consumed } = await measureCost(() => ask(token));
    expect(result.body.data.totals.attempts).toBe(60);
    // Sign-in, list, days; what twenty of them ask, their contents, the numbers that name no sums, and twice what is pending.
    expect(consumed.trips).toBe(8);
  });

  it.each([
    [{ from: '2026-02-30' }, 'from'],
    [{ to: 'yesterday' }, 'to'],
    [{ from: '2026-03-02', to: '2026-03-01' }, 'from'],
    [{ from: '2025-01-01', to: '2026-01-02' }, 'from'],
  ])('refuses %o', async (query, field) => {
    const { token } = await signedIn();
    const { status, body } = await ask(token, query);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [field]]);
  });

  it('is for whoever is signed in', async () => {
    expect((await ask(undefined)).status).toBe(401);
  });
});
