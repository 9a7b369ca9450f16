import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { describe, expect, it } from 'vitest';
import { getQuiz } from '../model/quizzes.ts';
import { callUpdate, creator, ownQuiz } from '../../testing/authoring.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { handler } from './bulk-action.ts';

const bulk = (token: string, body: BodyOf<typeof quizzes.bulkAction>) =>
  invokeEndpoint(handler, quizzes.bulkAction, { token, body });

const UNKNOWN = 'q_0000000000000000';
const statusOf = async (id: string) => (await getQuiz(id))?.status;

describe('POST /quizzes/bulk-action', () => {
  it('archives, restores and deletes, and answers for each in the order asked', async () => {
    const { token } = await creator();
    const [draft, open] = [await ownQuiz(token, { status: 'draft' }), await ownQuiz(token)];
    const quizIds = [open.id, draft.id];
    const done = { status: 200, body: { data: { results: quizIds.map((id) => ({ id, ok: true })) } } };
    expect(await bulk(token, { quizIds, action: 'archive' })).toMatchObject(done);
    expect([await statusOf(draft.id), await statusOf(open.id)]).toEqual(['archived', 'archived']);
    expect(await bulk(token, { quizIds, action: 'restore' })).toMatchObject(done);
    expect([await statusOf(draft.id), await statusOf(open.id)]).toEqual(['draft', 'published']);
    expect(await bulk(token, { quizIds, action: 'delete' })).toMatchObject(done);
    expect([await getQuiz(draft.id), await getQuiz(open.id)]).toEqual([undefined, undefined]);
  });

  it('brings quizzes back to where the list had them, but for one that was changed meanwhile', async () => {
    const { token } = await creator();
    const made: Awaited<ReturnType<typeof ownQuiz>>[] = [];
    for (const title of ['First', 'Second', 'Third']) made.push(await ownQuiz(token, { title }));
    const times = async () => Promise.all(made.map(async ({ id }) => (await getQuiz(id))?.updatedAt ?? ''));
    const before = await times();
    const quizIds = made.map(({ id }) => id);
    await bulk(token, { quizIds, action: 'archive' });
    const archived = await times();
    expect(archived.every((time, index) => time > (before[index] ?? ''))).toBe(true);
    await bulk(token, { quizIds, action: 'restore' });
    expect(await times()).toEqual(before);

    await bulk(token, { quizIds, action: 'archive' });
    await callUpdate(token, quizIds[0] ?? '', { revision: 1, description: 'Said better' });
    await bulk(token, { quizIds, action: 'restore' });
    const [changed = '', ...same] = await times();
    expect(changed > (archived[0] ?? '')).toBe(true);
    expect(same).toEqual(before.slice(1));
  });

  it('does what it can: somebody else’s and unknown ones are alike, and hold up nothing', async () => {
    const { token } = await creator();
    const [own, foreign] = [await ownQuiz(token), await publishedQuiz()];
    const quizIds = [foreign.id, UNKNOWN, own.id];
    const message = 'Resource not found.';
    for (const action of ['archive', 'restore', 'delete'] as const) {
      const { status, body } = await bulk(token, { quizIds, action });
      expect(status).toBe(200);
      expect(body.data.results).toEqual([
        { id: foreign.id, ok: false, message },
        { id: UNKNOWN, ok: false, message },
        { id: own.id, ok: true },
      ]);
    }
    expect(await statusOf(foreign.id)).toBe('published');
  });

  it('repeated, changes nothing more; what is deleted is gone', async () => {
    const { token } = await creator();
    const { id } = await ownQuiz(token);
    const twice = { quizIds: [id, id], action: 'archive' as const };
    for (let time = 0; time < 2; time += 1)
      expect((await bulk(token, twice)).body.data.results).toEqual([{ id, ok: true }]);
    await bulk(token, { quizIds: [id], action: 'delete' });
    expect((await bulk(token, { quizIds: [id], action: 'delete' })).body.data.results).toMatchObject([
      { id, ok: false },
    ]);
  });

  it('takes a hundred at once and no more, nor none', async () => {
    const { token } = await creator();
    const ids = Array.from({ length: 101 }, (_, n) => `q_${String(n).padStart(16, '0')}`);
    expect((await bulk(token, { quizIds: ids.slice(1), action: 'archive' })).body.data.results).toHaveLength(
      100,
    );
    for (const quizIds of [ids, [], ['nonsense']])
      expect(await bulk(token, { quizIds, action: 'archive' })).toMatchObject({ status: 400 });
    const action = 'publish' as unknown as 'archive';
    expect((await bulk(token, { quizIds: [UNKNOWN], action })).body.errors).toHaveProperty('action');
    expect((await bulk('', { quizIds: [UNKNOWN], action: 'archive' })).body.code).toBe('SIGNED_OUT');
  });
});
