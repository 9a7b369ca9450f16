import { type InvokeRequest, invoke } from '../../testing/invoke.ts';
import type { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { ResponseOf } from '@quizhall/shared/contract/endpoint';
import { describe, expect, it } from 'vitest';
import { callUpdate, creator, ownQuiz } from '../../testing/authoring.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { handler } from './list-quizzes.ts';

const list = (token: string | undefined, query: InvokeRequest['query'] = {}) =>
  invoke<ResponseOf<typeof quizzes.listQuizzes>>(handler, {
    path: '/quizzes',
    query,
    ...(token && { token }),
  });

/** Three quizzes of one owner: the names tell title and status. */
async function threeQuizzes() {
  const { token } = await creator();
  const alpha = await ownQuiz(token, { title: 'Alpha', status: 'draft' });
  const beta = await ownQuiz(token, { title: 'beta', category: 'history' });
  const gamma = await ownQuiz(token, { title: 'Gamma' });
  await callUpdate(token, gamma.id, { status: 'paused' });
  return { token, alpha, beta, gamma };
}

describe('GET /quizzes', () => {
  it('lists the own quizzes with counts, latest change first', async () => {
    const { token, alpha } = await threeQuizzes();
    await callUpdate(token, alpha.id, { revision: 1, description: 'changed' });
    const { status, body } = await list(token);
    expect(status).toBe(200);
    expect(body.data.quizzes.map(({ title }) => title)).toEqual(['Alpha', 'Gamma', 'beta']);
    expect(body.data.counts).toEqual({ all: 3, published: 1, draft: 1, paused: 1, archived: 0, deleted: 0 });
    expect(body.data.quizzes[0]).toMatchObject({
      totalResponses: 0,
      avgScore: 0,
      revision: 2,
      code: alpha.code,
    });
    expect(body.data.quizzes[0]).not.toHaveProperty('questions');
  });

  it('searches, filters and sorts', async () => {
    const { token } = await threeQuizzes();
    const titles = async (query: InvokeRequest['query']) =>
      (await list(token, query)).body.data.quizzes.map(({ title }) => title);
    expect(await titles({ search: 'HIST' })).toEqual(['beta']);
    expect(await titles({ status: 'paused' })).toEqual(['Gamma']);
    expect(await titles({ sort: 'title' })).toEqual(['Alpha', 'beta', 'Gamma']);
    expect(await titles({ sort: 'oldest' })).toEqual(['Alpha', 'beta', 'Gamma']);
  });

  it('counts what the search finds, whatever status is shown', async () => {
    const { token } = await threeQuizzes();
    const counts = async (query: InvokeRequest['query']) => (await list(token, query)).body.data.counts;
    const none = { all: 0, published: 0, draft: 0, paused: 0, archived: 0, deleted: 0 };
    expect(await counts({ search: 'HIST' })).toEqual({ ...none, all: 1, published: 1 });
    expect(await counts({ search: 'a', status: 'draft' })).toEqual({
      ...none,
      all: 3,
      published: 1,
      draft: 1,
      paused: 1,
    });
    expect(await counts({ search: 'delta' })).toEqual(none);
  });

  it('pages', async () => {
    const { token } = await threeQuizzes();
    const first = (await list(token, { sort: 'title', limit: 2 })).body.data;
    expect(first.quizzes.map(({ title }) => title)).toEqual(['Alpha', 'beta']);
    const second = (await list(token, { sort: 'title', limit: 2, cursor: first.nextCursor })).body.data;
    expect(second.quizzes.map(({ title }) => title)).toEqual(['Gamma']);
    expect(second.nextCursor).toBeUndefined();
  });

  it('names all that fit, however short the page, for whoever wants to select them', async () => {
    const { token, alpha, beta } = await threeQuizzes();
    const asked = (await list(token, { search: 'a', sort: 'title', limit: 1, matches: 'with' })).body.data;
    expect([asked.quizzes.length, asked.total]).toEqual([1, 3]);
    expect(asked.matches).toHaveLength(3);
    expect(asked.matches).toContainEqual({ id: alpha.id, title: 'Alpha', status: 'draft' });
    const history = (await list(token, { search: 'hist' })).body.data;
    expect([history.total, history.matches]).toEqual([1, undefined]);
    expect(history.quizzes[0]?.id).toBe(beta.id);
  });

  it('names none of somebody else’s, because nothing can be done to many of them', async () => {
    const { token } = await coAuthorOf((await publishedQuiz()).id, 'editor');
    const { total, matches } = (await list(token, { scope: 'shared', matches: 'with' })).body.data;
    expect([total, matches]).toEqual([1, []]);
  });

  it('is empty for somebody new, whatever others have', async () => {
    await threeQuizzes();
    const { token } = await creator();
    expect((await list(token)).body.data).toEqual({
      quizzes: [],
      total: 0,
      counts: { all: 0, published: 0, draft: 0, paused: 0, archived: 0, deleted: 0 },
    });
  });

  it.each<[string, string | number]>([
    ['status', 'lost'],
    ['sort', 'size'],
    ['limit', 0],
    ['cursor', 'nonsense'],
    ['page', 2],
  ])('refuses %s=%s', async (name, value) => {
    const { token } = await creator();
    expect(await list(token, { [name]: value })).toMatchObject({
      status: 400,
      body: { code: 'INVALID_INPUT' },
    });
  });
});
