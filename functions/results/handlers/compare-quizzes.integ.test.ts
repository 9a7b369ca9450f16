import { quizComparison } from '@quizhall/shared/contract/results/quiz-comparison';
import type { ComparisonSort } from '@quizhall/shared/rules/results/quiz-comparison';
import { describe, expect, it } from 'vitest';
import { now } from '../../platform/clock.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as aggregate } from '../../entry/stream.ts';
import { handler } from './compare-quizzes.ts';

const stream = await testStream(aggregate, now);

interface Query {
  search?: string;
  status?: 'all' | 'draft';
  sort?: ComparisonSort;
  limit?: number;
  cursor?: string;
}
const ask = (token: string | undefined, query: Query = {}) =>
  invokeEndpoint(handler, quizComparison.compareQuizzes, { query, ...(token !== undefined && { token }) });

describe('GET /quizzes/comparison', () => {
  it('has the numbers of every own quiz, sorted, found and paged', async () => {
    const [{ user, token }, stranger] = [await signedIn(), await signedIn()];
    const own = (title: string) => publishedQuiz({ quiz: { ownerId: user.id, title } });
    const [gold, iron] = [await own('Gold'), await own('Iron')];
    for (let n = 0; n < 10; n += 1) await submit((await start(gold.id)).body.data, n < 5 ? RIGHT : ALL_WRONG);
    await stream.drain();
    const { status, body } = await ask(token);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ total: 2, all: 2 });
    const [first, second] = body.data.quizzes;
    expect(first).toMatchObject({ id: gold.id, responses: 10, averageScore: 50, passRate: 50, waiting: 0 });
    expect(first?.hardest).toMatchObject({ questionId: 'q1', number: 1, correctRate: 50, answered: 10 });
    expect(Date.parse(first?.lastResponseAt ?? '')).toBeLessThanOrEqual(now());
    expect(second).toEqual({
      id: iron.id,
      title: 'Iron',
      status: 'published',
      responses: 0,
      waiting: 0,
      rating: { average: 0, count: 0 },
    });
    const page = (await ask(token, { sort: '-title', limit: 1 })).body.data;
    expect(page.quizzes.map(({ title }) => title)).toEqual(['Iron']);
    const cursor = page.nextCursor ?? '';
    const next = (await ask(token, { sort: '-title', limit: 1, cursor })).body.data;
    expect([next.quizzes.map(({ title }) => title), next.nextCursor]).toEqual([['Gold'], undefined]);
    expect((await ask(token, { search: 'IRO' })).body.data).toMatchObject({ total: 1, all: 2 });
    expect((await ask(token, { status: 'draft' })).body.data.quizzes).toEqual([]);
    expect((await ask(stranger.token)).body.data).toEqual({ quizzes: [], total: 0, all: 0 });
  });

  it('refuses an order and a cursor that there are not, and whoever is not signed in', async () => {
    const { token } = await signedIn();
    expect((await ask(token, { sort: 'colour' as ComparisonSort })).body.errors).toHaveProperty('sort');
    expect((await ask(token, { cursor: 'abc' })).body.errors).toHaveProperty('cursor');
    expect((await ask(undefined)).status).toBe(401);
  });
});
