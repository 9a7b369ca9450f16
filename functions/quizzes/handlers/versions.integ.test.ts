import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { beforeAll, describe, expect, it } from 'vitest';
import { getLiveQuiz } from '../model/quiz-cache.ts';
import { getStoredQuiz, saveQuiz } from '../model/quizzes.ts';
import { storeFile } from '../../platform/storage/storage.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { callGet, callUpdate, creator, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { SAVING } from '../../testing/scenarios.ts';
import { start } from '../../testing/taking.ts';
import { handler as getVersion } from './get-version.ts';
import { handler as listVersions } from './list-versions.ts';
import { handler as restoreVersion } from './restore-version.ts';

let owner: Awaited<ReturnType<typeof creator>>;
beforeAll(async () => {
  owner = await creator({ name: 'Ada Lovelace' });
});

const list = (id: string, query = {}) =>
  invokeEndpoint(listVersions, quizzes.listVersions, { token: owner.token, params: { id }, query });
const look = (id: string, n: number | string) =>
  invokeEndpoint(getVersion, quizzes.getVersion, { token: owner.token, params: { id, n: String(n) } });
const restore = (id: string, n: number | string, revision: number) =>
  invokeEndpoint(restoreVersion, quizzes.restoreVersion, {
    token: owner.token,
    params: { id, n: String(n) },
    body: { revision },
  });

/** Saves on top of the last state, which publishes the next version. */
async function publish(quiz: OwnQuiz, changes: Parameters<typeof callUpdate>[2]): Promise<OwnQuiz> {
  const { body } = await callUpdate(owner.token, quiz.id, { revision: quiz.revision, ...changes });
  return body.data.quiz;
}

const idsOf = ({ questions }: OwnQuiz) => questions.map(({ id }) => id);
const askedIn = ({ body }: Awaited<ReturnType<typeof start>>) =>
  body.data.quiz.questions.map(({ _id }) => _id);

const NOTHING = { fields: [], added: 0, removed: 0, changed: 0, moved: 0, affectsScores: false };
const LYON = {
  ...QUESTION,
  options: [{ text: 'Paris' }, { text: 'Lyon', isCorrect: true }],
};

describe('GET /quizzes/{id}/versions', () => {
  it('tells who published what, newest first', async () => {
    const first = await ownQuiz(owner.token, { questions: [QUESTION, QUESTION] });
    const [kept] = first.questions;
    const second = await publish(first, {
      title: 'Cities',
      settings: { timeLimit: 5 },
      questions: [{ ...LYON, id: kept?.id }, QUESTION],
    });
    const { status, body } = await list(first.id);
    expect(status).toBe(200);
    const by = { id: owner.id, name: 'Ada Lovelace' };
    expect(body.data).toEqual({
      versions: [
        {
          number: 2,
          publishedAt: second.updatedAt,
          by,
          changes: {
            fields: ['title', 'settings.timeLimit'],
            added: 1,
            removed: 1,
            changed: 1,
            moved: 0,
            affectsScores: true,
          },
        },
        { number: 1, publishedAt: first.updatedAt, by, changes: { ...NOTHING, added: 2 } },
      ],
    });
  });

  it('is empty before the first publish, and that one is compared with no draft', async () => {
    const draft = await ownQuiz(owner.token, { status: 'draft' });
    await publish(draft, { title: 'Cities' });
    expect((await list(draft.id)).body.data).toEqual({ versions: [] });
    await callUpdate(owner.token, draft.id, { status: 'published' });
    const [only, ...others] = (await list(draft.id)).body.data.versions;
    expect([only?.number, only?.changes, others]).toEqual([1, { ...NOTHING, added: 1 }, []]);
  });

  it('says that the password changed, and neither the old one nor the new one', async () => {
    const settings = { requirePassword: true, password: 'sesame' };
    const quiz = await ownQuiz(owner.token, { settings });
    await publish(quiz, { settings: { ...settings, password: 'open sesame' } });
    const { body } = await list(quiz.id);
    expect(body.data.versions[0]?.changes).toEqual({ ...NOTHING, fields: ['settings.password'] });
    expect(JSON.stringify(body)).not.toMatch(/sesame|scrypt/);
  });

  it('has no name for an account that is gone', async () => {
    const quiz = await ownQuiz(owner.token);
    const stored = await getStoredQuiz(quiz.id);
    if (!stored) throw new Error('Gone');
    await saveQuiz(stored, { ...stored, revision: 2, version: 2 }, quiz.questions, {
      ...SAVING,
      by: 'nobody-any-more',
    });
    expect((await list(quiz.id)).body.data.versions[0]?.by).toEqual({ id: 'nobody-any-more' });
  });

  it('comes in pages, each of which costs as many reads', async () => {
    let quiz = await ownQuiz(owner.token);
    for (const title of ['B', 'C', 'D', 'E']) quiz = await publish(quiz, { title });
    const pages: number[][] = [];
    const trips = new Set<number>();
    let cursor: string | undefined;
    do {
      const { result, consumed } = await measureCost(() => list(quiz.id, { limit: 2, cursor }));
      pages.push(result.body.data.versions.map(({ number }) => number));
      cursor = result.body.data.nextCursor;
      // The last page has the replaced drafts as well.
      trips.add(consumed.trips - (cursor === undefined ? 1 : 0));
    } while (cursor !== undefined);
    expect(pages).toEqual([[5, 4], [3, 2], [1]]);
    expect(trips.size).toBe(1);
  });

  it.each(['0', 'x', '1e3', '1234567'])('refuses the cursor %s', async (cursor) => {
    const { id } = await ownQuiz(owner.token);
    expect(await list(id, { cursor })).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
  });
});

describe('GET /quizzes/{id}/versions/{n}', () => {
  it('is the whole quiz of then, with the state of now', async () => {
    const first = await ownQuiz(owner.token, {
      description: 'Before',
      tags: ['a'],
      category: 'science',
      settings: { timeLimit: 5 },
      schedule: { isScheduled: true, endDate: '2030-01-01T00:00:00.000Z' },
    });
    await publish(first, {
      title: 'After',
      description: 'After',
      tags: ['b'],
      category: 'art',
      settings: { timeLimit: 6 },
      schedule: {},
      rewards: { enabled: true },
      questions: [QUESTION, QUESTION],
    });
    const { status, body } = await look(first.id, 1);
    expect(status).toBe(200);
    expect(body.data.version).toMatchObject({ number: 1, by: { name: 'Ada Lovelace' } });
    expect(body.data.quiz).toEqual({ ...first, revision: 2 });
  });

  it.each(['2', '999999', '0', '-1', '1.5', 'META'])('knows no version %s', async (n) => {
    const { id } = await ownQuiz(owner.token);
    expect(await look(id, n)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});

describe('POST /quizzes/{id}/versions/{n}/restore', () => {
  it('publishes what a version held as the next one; running attempts keep theirs', async () => {
    const first = await ownQuiz(owner.token, { description: 'Before', tags: ['a'] });
    const second = await publish(first, { description: 'After', tags: [], questions: [LYON] });
    const begun = await start(first.id);
    const { status, body } = await restore(first.id, 1, second.revision);
    expect(status).toBe(200);
    const { quiz } = body.data;
    expect(quiz).toEqual({ ...first, version: 3, revision: 3, updatedAt: quiz.updatedAt });
    expect((await callGet(owner.token, first.id)).body.data.quiz).toEqual(quiz);
    expect(askedIn(begun)).toEqual(idsOf(second));
    expect(askedIn(await start(first.id))).toEqual(idsOf(first));
    expect((await look(first.id, 2)).body.data.quiz.description).toBe('After');
    expect((await list(first.id)).body.data.versions[0]).toMatchObject({
      number: 3,
      changes: { fields: ['description', 'tags'], added: 1, removed: 1 },
    });
  });

  it('refuses a stale revision and changes nothing', async () => {
    const first = await ownQuiz(owner.token);
    const second = await publish(first, { title: 'Another window' });
    expect(await restore(first.id, 1, first.revision)).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION' },
    });
    expect((await callGet(owner.token, first.id)).body.data.quiz).toEqual(second);
  });

  it('happens once, however many windows ask at the same moment', async () => {
    const first = await ownQuiz(owner.token);
    const { revision } = await publish(first, { title: 'Second' });
    const answers = await Promise.all([1, 2, 3].map(() => restore(first.id, 1, revision)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await list(first.id)).body.data.versions.map(({ number }) => number)).toEqual([3, 2, 1]);
  });

  it('keeps today’s password, and asks for one where there is none any more', async () => {
    const settings = { requirePassword: true, password: 'sesame' };
    const first = await ownQuiz(owner.token, { settings });
    const second = await publish(first, { title: 'Renamed' });
    const hash = (await getLiveQuiz(first.id)).passwordHash;
    const third = (await restore(first.id, 1, second.revision)).body.data.quiz;
    expect((await getLiveQuiz(first.id)).passwordHash).toBe(hash);
    const open = await publish(third, { settings: { requirePassword: false } });
    expect(await restore(first.id, 1, open.revision)).toMatchObject({
      status: 400,
      body: { code: 'NOT_PUBLISHABLE', errors: { 'settings.password': 'Please enter a password' } },
    });
  });

  it('brings a cover back, and takes away one that was not there', async () => {
    const key = `incoming/cover/${owner.id}/versions.png`;
    await storeFile(key, 'image/png', Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex'));
    const first = await ownQuiz(owner.token, { coverImage: { key, tint: '#336699' } });
    const bare = await publish(first, { coverImage: null });
    const covered = (await restore(first.id, 1, bare.revision)).body.data.quiz;
    expect(covered.coverImage).toEqual(first.coverImage);
    expect((await restore(first.id, 2, covered.revision)).body.data.quiz.coverImage).toBeUndefined();
  });

  it('leaves the prize pool and the state of the quiz as they are', async () => {
    const first = await ownQuiz(owner.token);
    const second = await publish(first, { title: 'Renamed', prizePool: { distribution: 'All' } });
    await callUpdate(owner.token, first.id, { status: 'paused' });
    const { quiz } = (await restore(first.id, 1, second.revision)).body.data;
    expect(quiz).toMatchObject({ title: 'Capitals', status: 'paused', code: first.code });
    expect(quiz.prizePool.distribution).toBe('All');
  });

  it.each([
    ['2', { revision: 1 }, 404],
    ['x', { revision: 1 }, 404],
    ['1', { revision: 0 }, 400],
  ])('refuses version %s with %o', async (n, { revision }, status) => {
    const { id } = await ownQuiz(owner.token);
    expect((await restore(id, n, revision)).status).toBe(status);
  });
});
describe('a draft that another save replaces', () => {
  const save = (id: string, body: Parameters<typeof callUpdate>[2]) => callUpdate(owner.token, id, body);
  const draft = () => ownQuiz(owner.token, { status: 'draft', title: 'First', description: 'Mine' });

  it('is kept, listed with who replaced it, and restored as the draft', async () => {
    const quiz = await draft();
    const saved = await save(quiz.id, { revision: 1, title: 'Second', questions: [], keepReplaced: true });
    expect(saved.status).toBe(200);
    const by = { id: owner.id, name: 'Ada Lovelace' };
    const { versions, drafts } = (await list(quiz.id)).body.data;
    expect([versions, drafts]).toEqual([
      [],
      [
        {
          number: 1,
          publishedAt: quiz.updatedAt,
          by,
          replacedBy: by,
          replacedAt: saved.body.data.quiz.updatedAt,
          changes: { ...NOTHING, fields: ['title'], removed: 1, affectsScores: true },
        },
      ],
    ]);
    const { body } = await look(quiz.id, 'draft-1');
    expect(body.data.quiz).toEqual({ ...quiz, revision: 2 });
    expect(body.data.version).toEqual(drafts?.[0]);
    const restored = await restore(quiz.id, 'draft-1', 2);
    expect(restored.body.data.quiz).toMatchObject({
      title: 'First',
      status: 'draft',
      version: 0,
      revision: 3,
    });
    expect(restored.body.data.quiz.questions).toEqual(quiz.questions);
    expect((await list(quiz.id)).body.data.drafts).toHaveLength(2);
  });

  it('is not kept by a usual save, nor where a version is published, nor by a save that is refused', async () => {
    const quiz = await draft();
    await save(quiz.id, { revision: 1, title: 'Second' });
    await save(quiz.id, { revision: 1, title: 'Stale', keepReplaced: true });
    const live = await ownQuiz(owner.token);
    await save(live.id, { revision: 1, title: 'Second', keepReplaced: true });
    for (const { id } of [quiz, live]) expect((await list(id)).body.data).not.toHaveProperty('drafts');
    expect((await look(quiz.id, 'draft-1')).status).toBe(404);
    expect((await restore(quiz.id, 'draft-1', 2)).status).toBe(404);
    expect((await save(quiz.id, { revision: 2, keepReplaced: 'yes' as never })).status).toBe(400);
  });

  it('gives way after ten newer ones, and stays when the quiz is published', async () => {
    const { id } = await draft();
    for (let revision = 1; revision <= 12; revision += 1)
      await save(id, { revision, title: `Title ${revision + 1}`, keepReplaced: true });
    const numbers = async () => (await list(id)).body.data.drafts?.map(({ number }) => number);
    expect(await numbers()).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
    expect((await look(id, 'draft-2')).status).toBe(404);
    const { revision } = (await save(id, { status: 'published' })).body.data.quiz;
    expect(await numbers()).toHaveLength(10);
    const { quiz } = (await restore(id, 'draft-3', revision)).body.data;
    expect(quiz).toMatchObject({ title: 'Title 3', version: 2, status: 'published' });
  });
});
