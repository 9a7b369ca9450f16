import { beforeAll, describe, expect, it } from 'vitest';
import { getLiveQuiz, getVersion } from '../model/quiz-cache.ts';
import { storeFile } from '../../platform/storage/storage.ts';
import { callGet, callUpdate, creator, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { start } from '../../testing/taking.ts';

let owner: Awaited<ReturnType<typeof creator>>;
beforeAll(async () => {
  owner = await creator();
});

const draft = (body = {}) => ownQuiz(owner.token, { status: 'draft', ...body });
const update = (id: string, body: Parameters<typeof callUpdate>[2]) => callUpdate(owner.token, id, body);

describe('PUT /quizzes/{id} with content', () => {
  it('changes what was sent and leaves the rest', async () => {
    const quiz = await draft({ description: 'Before', tags: ['a'] });
    const { status, body } = await update(quiz.id, { revision: 1, title: 'After' });
    expect(status).toBe(200);
    expect(body.data.quiz).toMatchObject({
      title: 'After',
      description: 'Before',
      tags: ['a'],
      revision: 2,
      version: 0,
    });
    expect(body.data.quiz.questions).toEqual(quiz.questions);
    expect((await callGet(owner.token, quiz.id)).body.data.quiz).toEqual(body.data.quiz);
  });

  it('takes back the whole quiz as it was answered', async () => {
    for (const status of ['draft', 'published'] as const) {
      const quiz = await ownQuiz(owner.token, { status, description: 'Whole' });
      const { status: answered, body } = await update(quiz.id, { ...quiz, title: 'After' });
      expect(answered).toBe(200);
      expect(body.data.quiz).toMatchObject({ title: 'After', description: 'Whole', status, code: quiz.code });
      expect(body.data.quiz.questions).toEqual(quiz.questions);
    }
  });

  it('lets a draft be incomplete', async () => {
    const quiz = await draft();
    const { body } = await update(quiz.id, { revision: 1, title: '', questions: [] });
    expect(body.data.quiz).toMatchObject({ title: '', totalQuestions: 0, totalPoints: 0 });
  });

  it('refuses a stale revision and loses nothing', async () => {
    const quiz = await draft();
    await update(quiz.id, { revision: 1, title: 'First window' });
    const second = await update(quiz.id, { revision: 1, title: 'Second window' });
    expect(second).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION', message: 'This quiz was changed in another window' },
    });
    expect((await callGet(owner.token, quiz.id)).body.data.quiz.title).toBe('First window');
  });

  it('lets one of two windows win that save at the same moment', async () => {
    const quiz = await draft();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((title) => update(quiz.id, { revision: 1, title })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200)?.body.data.quiz.title;
    expect((await callGet(owner.token, quiz.id)).body.data.quiz).toMatchObject({
      title: winner,
      revision: 2,
    });
  });

  it('needs the revision', async () => {
    const quiz = await draft();
    const { status, body } = await update(quiz.id, { title: 'After' });
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty('revision');
  });

  it('publishes the next version of a published quiz; running attempts keep theirs', async () => {
    const quiz = await ownQuiz(owner.token);
    const begun = await start(quiz.id);
    const { body } = await update(quiz.id, {
      revision: 1,
      questions: [QUESTION, { ...QUESTION, question: 'Second?' }],
    });
    expect(body.data.quiz).toMatchObject({ version: 2, revision: 2, totalQuestions: 2, status: 'published' });
    expect((await getVersion(quiz.id, 1)).questions).toEqual(quiz.questions);
    expect((await getVersion(quiz.id, 2)).questions).toHaveLength(2);
    expect(begun.body.data.quiz.questions).toHaveLength(1);
    expect((await start(quiz.id)).body.data.quiz.questions).toHaveLength(2);
  });

  it('never publishes what is saved as a draft', async () => {
    const quiz = await ownQuiz(owner.token);
    const saved = await update(quiz.id, { revision: 1, title: 'Half a ti', status: 'draft' });
    expect(saved).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } });
    expect((await callGet(owner.token, quiz.id)).body.data.quiz).toEqual(quiz);
    const unfinished = await draft();
    const { body } = await update(unfinished.id, { revision: 1, title: 'Half a ti', status: 'draft' });
    expect(body.data.quiz).toMatchObject({ title: 'Half a ti', status: 'draft', version: 0, revision: 2 });
  });

  it('leaves archived what another window goes on saving', async () => {
    const quiz = await draft();
    await update(quiz.id, { status: 'archived' });
    const saved = await update(quiz.id, { revision: 1, title: 'Half a ti', status: 'draft' });
    expect(saved).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } });
    expect((await callGet(owner.token, quiz.id)).body.data.quiz).toMatchObject({
      status: 'archived',
      title: quiz.title,
    });
    expect((await update(quiz.id, { status: 'draft' })).body.data.quiz.status).toBe('draft');
  });

  it('keeps a published quiz complete', async () => {
    const quiz = await ownQuiz(owner.token);
    const { status, body } = await update(quiz.id, { revision: 1, questions: [] });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'NOT_PUBLISHABLE',
      errors: { questions: 'Please add at least one question' },
    });
    expect((await callGet(owner.token, quiz.id)).body.data.quiz.questions).toHaveLength(1);
  });

  it('saves and publishes a draft in one step, or does neither', async () => {
    const quiz = await draft({ title: '' });
    expect(await update(quiz.id, { revision: 1, tags: ['x'], status: 'published' })).toMatchObject({
      status: 400,
    });
    const { body } = await update(quiz.id, { revision: 1, title: 'Named', status: 'published' });
    expect(body.data.quiz).toMatchObject({ status: 'published', version: 1, revision: 2, tags: [] });
    expect((await start(quiz.id)).status).toBe(201);
  });

  it('keeps the password that is not sent again, and forgets it with the protection', async () => {
    const quiz = await ownQuiz(owner.token, { settings: { requirePassword: true, password: 'sesame' } });
    const kept = await update(quiz.id, { revision: 1, settings: { requirePassword: true, timeLimit: 5 } });
    expect(kept.body.data.quiz.settings).toMatchObject({ hasPassword: true, timeLimit: 5 });
    expect((await getLiveQuiz(quiz.id)).passwordHash).toBeDefined();
    const open = await update(quiz.id, { revision: 2, settings: { requirePassword: false } });
    expect(open.body.data.quiz.settings.hasPassword).toBe(false);
    expect((await getLiveQuiz(quiz.id)).passwordHash).toBeUndefined();
  });

  describe('of the cover', () => {
    const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');
    const uploaded = async (name: string, bytes = PNG) => {
      const key = `incoming/cover/${owner.id}/${name}.png`;
      await storeFile(key, 'image/png', bytes);
      return { key };
    };
    const inUse = expect.stringMatching(new RegExp('^cover/\\w+/\\w{32}\\.png$'));

    it('takes a file that is what it claims to be, and lets go of it', async () => {
      const quiz = await draft();
      const set = await update(quiz.id, { revision: 1, coverImage: await uploaded('good') });
      const cover = set.body.data.quiz.coverImage;
      expect(cover).toEqual({ key: inUse, url: `/media/${cover?.key}` });
      const bad = await uploaded('bad', Buffer.from('GIF89a'));
      expect(await update(quiz.id, { revision: 2, coverImage: bad })).toMatchObject({
        status: 400,
        body: { code: 'UPLOAD_TYPE' },
      });
      const removed = await update(quiz.id, { revision: 2, coverImage: null });
      expect(removed.body.data.quiz.coverImage).toBeUndefined();
      // Another window may still hold it.
      const back = await update(quiz.id, { revision: 3, coverImage: { key: cover?.key ?? '' } });
      expect(back.body.data.quiz.coverImage?.key).toBe(cover?.key);
    });

    it('takes the other sizes like the picture itself, and keeps them with it', async () => {
      const quiz = await draft();
      const [whole, small] = [await uploaded('whole'), await uploaded('small')];
      const coverImage = { ...whole, tint: '#336699', sizes: [{ width: 400, ...small }] };
      const set = await update(quiz.id, { revision: 1, coverImage });
      const cover = set.body.data.quiz.coverImage;
      const [size] = cover?.sizes ?? [];
      expect(cover).toMatchObject({ key: inUse, tint: '#336699' });
      expect(size).toEqual({ width: 400, key: inUse, url: `/media/${size?.key}` });
      // As a client sends it back, and as one that knows the key alone does.
      const whole2 = await update(quiz.id, { revision: 2, coverImage: cover });
      expect(whole2.body.data.quiz.coverImage).toEqual(cover);
      const keyOnly = await update(quiz.id, { revision: 3, coverImage: { key: cover?.key ?? '' } });
      expect(keyOnly.body.data.quiz.coverImage).toEqual(cover);
      const other = await update(quiz.id, { revision: 4, coverImage: await uploaded('other') });
      expect(other.body.data.quiz.coverImage).not.toHaveProperty('sizes');
    });

    it('refuses a size that is something else, and sizes without end', async () => {
      const quiz = await draft();
      const [whole, script] = [await uploaded('w'), await uploaded('s', Buffer.from('<script>'))];
      const size = { width: 400, ...script };
      expect(await update(quiz.id, { revision: 1, coverImage: { ...whole, sizes: [size] } })).toMatchObject({
        status: 400,
        body: { code: 'UPLOAD_TYPE', errors: { 'coverImage.sizes.0.key': expect.any(String) } },
      });
      const sizes = Array.from({ length: 7 }, () => ({ width: 400, ...whole }));
      expect((await update(quiz.id, { revision: 1, coverImage: { ...whole, sizes } })).status).toBe(400);
      expect((await update(quiz.id, { revision: 1, coverImage: { ...whole, tint: 'red' } })).status).toBe(
        400,
      );
    });
  });

  it('gives questions ids and keeps those they have', async () => {
    const quiz = await draft();
    const [first] = quiz.questions;
    const { body } = await update(quiz.id, { revision: 1, questions: [QUESTION, ...quiz.questions] });
    const ids = body.data.quiz.questions.map(({ id }) => id);
    expect(ids[1]).toBe(first?.id);
    expect(ids[0]).toMatch(/^\w{8}$/);
  });
});

describe('PUT /quizzes/{id} with a status', () => {
  it('pauses and resumes, without a revision and without a new version', async () => {
    const quiz = await ownQuiz(owner.token);
    const paused = await update(quiz.id, { status: 'paused' });
    expect(paused.body.data.quiz).toMatchObject({ status: 'paused', version: 1, revision: 1 });
    expect((await start(quiz.id)).body.code).toBe('QUIZ_PAUSED');
    expect((await update(quiz.id, { status: 'published' })).body.data.quiz.status).toBe('published');
    expect((await start(quiz.id)).status).toBe(201);
  });

  it('refuses to move what was changed in another window', async () => {
    const quiz = await ownQuiz(owner.token);
    await update(quiz.id, { revision: 1, title: 'First window' });
    expect(await update(quiz.id, { revision: 1, status: 'paused' })).toMatchObject({
      status: 409,
      body: { code: 'STALE_REVISION' },
    });
    expect((await update(quiz.id, { revision: 2, status: 'paused' })).status).toBe(200);
  });

  it.each(['draft', 'published', 'paused'] as const)('archives and restores what was %s', async (status) => {
    const quiz = await ownQuiz(owner.token, { status: status === 'draft' ? 'draft' : 'published' });
    if (status === 'paused') await update(quiz.id, { status: 'paused' });
    expect((await update(quiz.id, { status: 'archived' })).body.data.quiz.status).toBe('archived');
    expect((await start(quiz.id)).status).toBe(409);
    expect((await update(quiz.id, { status: 'published' })).body.data.quiz.status).toBe(status);
  });

  it('does not pause a draft', async () => {
    const quiz = await draft();
    expect(await update(quiz.id, { status: 'paused', title: 'Changed', revision: 1 })).toMatchObject({
      status: 409,
      body: { code: 'INVALID_STATE' },
    });
    expect((await callGet(owner.token, quiz.id)).body.data.quiz).toMatchObject({
      title: 'Capitals',
      revision: 1,
    });
  });

  it('publishes a draft only if it is complete', async () => {
    const quiz = await draft({ title: '' });
    expect(await update(quiz.id, { status: 'published' })).toMatchObject({
      body: { code: 'NOT_PUBLISHABLE' },
    });
  });
});

describe('PUT /quizzes/{id}', () => {
  it('refuses invalid input', async () => {
    const quiz = await draft();
    expect(await update(quiz.id, { revision: 1, title: 'x'.repeat(201) })).toMatchObject({ status: 400 });
  });
});
