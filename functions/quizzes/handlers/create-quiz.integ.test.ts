import { invoke } from '../../testing/invoke.ts';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { describe, expect, it } from 'vitest';
import { releaseIdempotencyKey } from '../../platform/limits/idempotency-keys.ts';
import { getLiveQuiz } from '../model/quiz-cache.ts';
import { getFileStart, storeFile } from '../../platform/storage/storage.ts';
import { callCreate, callGet, creator, QUESTION } from '../../testing/authoring.ts';
import { handler } from './create-quiz.ts';

const PNG = Buffer.from('89504e470d0a1a0a0000000d494844520000000100000001', 'hex');

describe('POST /quiz/create', () => {
  it('creates a draft with the usual settings, complete or not', async () => {
    const { token } = await creator();
    const { status, body } = await callCreate(token, {});
    expect(status).toBe(201);
    expect(body.data.quiz).toMatchObject({
      status: 'draft',
      title: '',
      difficulty: 'mixed',
      revision: 1,
      version: 0,
      totalQuestions: 0,
      settings: { maxAttempts: 1, passingScore: 70, isPublic: true, allowGuests: true, hasPassword: false },
      language: 'en',
      listed: false,
      rewards: { pointsPerCorrectAnswer: 10, certificate: { template: 'default' } },
    });
    expect(body.data.quiz.id).toMatch(/^q_\w{16}$/);
    expect(body.data.quiz.code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
    expect((await callGet(token, body.data.quiz.id)).body.data.quiz).toEqual(body.data.quiz);
  });

  it('publishes at once, and the quiz is found by its code and its link', async () => {
    const { token } = await creator();
    const complete = { title: 'Roman History', questions: [{ ...QUESTION, points: 5 }, QUESTION] };
    const { body } = await callCreate(token, complete, { query: { status: 'published' } });
    const { quiz } = body.data;
    expect(quiz).toMatchObject({ status: 'published', version: 1, totalQuestions: 2, totalPoints: 15 });
    expect(quiz.shareableLink).toMatch(/^roman-history-[a-z2-9]{8}$/);
    expect((await getLiveQuiz(quiz.code.toLowerCase())).id).toBe(quiz.id);
    expect((await getLiveQuiz(quiz.shareableLink)).id).toBe(quiz.id);
  });

  it('holds results back whole, whichever of its two names that is given', async () => {
    const { token } = await creator();
    for (const settings of [{ showResultsImmediately: false }, { disclosure: 'on_release' as const }]) {
      const { body } = await callCreate(token, { settings });
      expect(body.data.quiz.settings).toMatchObject({
        showResultsImmediately: false,
        disclosure: 'on_release',
      });
    }
  });

  it.each([
    ['no language', { language: 'xx' }, 'language'],
    ['not so many', { settings: { maxParticipants: 100_001 } }, 'settings.maxParticipants'],
    ['no participants', { settings: { maxParticipants: -1 } }, 'settings.maxParticipants'],
    ['no page', { settings: { questionsPerPage: 0 } }, 'settings.questionsPerPage'],
  ])('refuses what is %s', async (_, input, field) => {
    const { token } = await creator();
    const answer = await callCreate(token, input as object);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([400, [field]]);
  });

  it('keeps texts without what UTF-8 cannot hold', async () => {
    const { token } = await creator();
    const { body } = await callCreate(token, { title: 'Rome \ud800', tags: ['\udfff'] });
    expect(body.data.quiz).toMatchObject({ title: 'Rome \ufffd', tags: ['\ufffd'] });
  });

  const at = (startDate: string) => ({ schedule: { isScheduled: true, startDate } });

  it.each([
    ['before the year 0000', at('0000-01-01T00:30:00+01:00'), 'schedule.startDate'],
    ['after the year 9999', at('9999-12-31T23:59:00-01:00'), 'schedule.startDate'],
    ['in the year 10000', at('10000-01-01T00:00:00Z'), 'schedule.startDate'],
    ['nearly nothing', { settings: { passingScore: 1e-131 } }, 'settings.passingScore'],
    ['too large', { prizePool: { totalCharge: 1e16 } }, 'prizePool.totalCharge'],
  ])('refuses a value that is %s, by its field', async (_, body, field) => {
    const { token } = await creator();
    const answer = await callCreate(token, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
    expect(Object.keys(answer.body.errors ?? {})).toEqual([field]);
  });

  it('takes dates up to the ends of the calendar', async () => {
    const { token } = await creator();
    const schedule = { startDate: '0000-01-01T01:00:00+01:00', endDate: '9999-12-31T22:59:00-01:00' };
    expect((await callCreate(token, { schedule })).body.data.quiz.schedule).toMatchObject({
      startDate: '0000-01-01T00:00:00.000Z',
      endDate: '9999-12-31T23:59:00.000Z',
    });
  });

  it('does not publish an incomplete quiz and says why, field by field', async () => {
    const { token } = await creator();
    const { status, body } = await callCreate(token, {
      status: 'published',
      questions: [QUESTION, { ...QUESTION, options: [{ text: 'Paris' }] }],
      settings: { requirePassword: true },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'NOT_PUBLISHABLE',
      errors: {
        title: 'Please enter a quiz title',
        'questions.1.options': 'Please add at least two options',
        'settings.password': 'Please enter a password',
      },
    });
  });

  it('keeps the password to itself', async () => {
    const { token } = await creator();
    const settings = { requirePassword: true, password: 'open sesame' };
    const { body } = await callCreate(token, {
      title: 'Secret',
      questions: [QUESTION],
      settings,
      status: 'published',
    });
    expect(body.data.quiz.settings).toMatchObject({ requirePassword: true, hasPassword: true });
    expect(JSON.stringify(body)).not.toMatch(/open sesame|scrypt/);
    expect((await getLiveQuiz(body.data.quiz.id)).passwordHash).toMatch(/^scrypt\$/);
  });

  it.each([
    ['a title that is too long', { title: 'x'.repeat(201) }, 'title'],
    ['an unknown field', { colour: 'red' }, 'colour'],
    ['an unknown question type', { questions: [{ ...QUESTION, type: 'riddle' }] }, 'questions.0.type'],
    ['points out of range', { questions: [{ ...QUESTION, points: 0 }] }, 'questions.0.points'],
    ['an unknown category', { category: 'cooking' }, 'category'],
  ])('refuses %s', async (_case, body, field) => {
    const { token } = await creator();
    const answer = await invoke(handler, { method: 'POST', path: '/quiz/create', token, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT', errors: { [field]: expect.any(String) } });
  });

  it('creates one quiz when the same request comes twice', async () => {
    const { token } = await creator();
    const headers = { 'Idempotency-Key': 'create-once-1' };
    const [first, second] = [
      await callCreate(token, {}, { headers }),
      await callCreate(token, {}, { headers }),
    ];
    expect(second.body.data.quiz.id).toBe(first.body.data.quiz.id);
  });

  it('creates one quiz even when the answer to the first request was lost', async () => {
    const { id, token } = await creator();
    const clientKey = 'create-once-2';
    const headers = { 'Idempotency-Key': clientKey };
    const body = { title: 'Once', questions: [QUESTION] };
    const first = (await callCreate(token, body, { headers })).body.data.quiz;
    await releaseIdempotencyKey({ route: 'POST /quiz/create', userId: id, clientKey });
    const again = await callCreate(token, body, { headers });
    expect(again.status).toBe(201);
    expect(again.body.data.quiz).toEqual(first);
    await releaseIdempotencyKey({ route: 'POST /quiz/create', userId: id, clientKey });
    const other = await callCreate(token, { ...body, title: 'Another' }, { headers });
    expect(other.body.data.quiz).toMatchObject({ title: 'Another' });
    expect(other.body.data.quiz.id).not.toBe(first.id);
    const somebody = await creator();
    expect((await callCreate(somebody.token, body, { headers })).body.data.quiz.id).not.toBe(first.id);
  });

  it('refuses a cover that this person did not upload or that is missing', async () => {
    const { id, token } = await creator();
    await storeFile('cover/somebody/abc.png', 'image/png', PNG);
    await storeFile('incoming/cover/somebody/abc.png', 'image/png', PNG);
    const strange = [
      'cover/somebody/abc.png',
      'incoming/cover/somebody/abc.png',
      `media/${id}/abc.png`,
      '../x',
    ];
    for (const key of [...strange, `cover/${id}/missing.png`, `incoming/cover/${id}/missing.png`]) {
      const { status, body } = await callCreate(token, { coverImage: { key } });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'UPLOAD_MISSING',
        errors: { 'coverImage.key': expect.any(String) },
      });
    }
  });

  it('refuses a body above 1 MB', async () => {
    const { token } = await creator();
    const description = 'x'.repeat(5_000);
    const questions = Array.from({ length: 200 }, () => ({ ...QUESTION, description }));
    expect(await callCreate(token, { questions })).toMatchObject({
      status: 413,
      body: { code: 'TOO_LARGE' },
    });
  });
});

describe('POST /quiz/create as a form', () => {
  async function send(token: string, fields: [string, string | File][]) {
    const body = new FormData();
    for (const [name, value] of fields) body.append(name, value);
    return invoke<{ quiz: OwnQuiz }>(handler, { method: 'POST', path: '/quiz/create', token, body });
  }
  const file = (bytes: Uint8Array, name: string, type: string) =>
    new File([new Uint8Array(bytes)], name, { type });

  it('takes a multipart form with a cover', async () => {
    const { id, token } = await creator();
    const { status, body } = await send(token, [
      ['title', 'Form quiz'],
      ['category', 'Mathematics'],
      ['tags', '["a","b"]'],
      ['settings', '{"timeLimit":5}'],
      ['questions', JSON.stringify(QUESTION)],
      ['questions', JSON.stringify({ ...QUESTION, question: 'Second?' })],
      ['coverImage', file(PNG, 'cover.jpg', 'image/jpeg')],
    ]);
    expect(status).toBe(201);
    const { quiz } = body.data;
    expect(quiz).toMatchObject({
      title: 'Form quiz',
      category: 'mathematics',
      tags: ['a', 'b'],
      totalQuestions: 2,
    });
    expect(quiz.coverImage?.key).toMatch(new RegExp(`^cover/${id}/\\w+\\.png$`));
    expect(quiz.coverImage?.url).toBe(`/media/${quiz.coverImage?.key}`);
    expect(Buffer.from((await getFileStart(quiz.coverImage?.key ?? ''))?.bytes ?? [])).toEqual(PNG);
  });

  it('keeps the media of questions and options, named by their file', async () => {
    const { id, token } = await creator();
    const media = { key: 'map.png', alt: 'A map' };
    const [first, second] = QUESTION.options;
    const options = [first, { ...second, media: { key: 'talk.mp4', captionsKey: 'talk.vtt' } }];
    const { body } = await send(token, [
      ['questions', JSON.stringify({ ...QUESTION, media, options })],
      ['media', file(PNG, 'map.png', 'image/png')],
      ['media', file(Buffer.from('WEBVTT'), 'talk.vtt', 'text/vtt')],
      ['media', file(Buffer.from('....ftypmp42'), 'talk.mp4', 'video/mp4')],
    ]);
    const keyOf = (extension: string) =>
      expect.stringMatching(new RegExp(`^media/${id}/\\w{24}\\.${extension}$`));
    const [question] = body.data.quiz.questions;
    expect(question?.media).toEqual({ key: keyOf('png'), alt: 'A map' });
    expect(question?.options[1]?.media).toEqual({ key: keyOf('mp4'), alt: '', captionsKey: keyOf('vtt') });
  });

  it('refuses a cover that is no image, and a file that no question uses', async () => {
    const { token } = await creator();
    const script = file(Buffer.from('<script>alert(1)</script>'), 'cover.png', 'image/png');
    expect(await send(token, [['coverImage', script]])).toMatchObject({
      status: 400,
      body: { code: 'UPLOAD_TYPE' },
    });
    const twofold = { key: 'map.png', captionsKey: 'map.png' };
    const both = await send(token, [
      ['questions', JSON.stringify({ ...QUESTION, media: twofold })],
      ['media', file(PNG, 'map.png', 'image/png')],
    ]);
    expect(both).toMatchObject({ status: 400, body: { code: 'UPLOAD_TYPE' } });
    const unused = await send(token, [['media', file(PNG, 'map.png', 'image/png')]]);
    expect(unused).toMatchObject({
      status: 400,
      body: { errors: { media: 'No question uses the file map.png' } },
    });
  });
});
