import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { feedback } from '@quizhall/shared/contract/results/feedback';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { users } from '@quizhall/shared/contract/accounts/users';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '../../notifications/model/notifications.ts';
import { getContent } from '../model/quiz-content.ts';
import { getCardNumbers } from '../../results/model/card-numbers.ts';
import {
  createQuiz,
  findQuizId,
  getQuiz,
  getStoredQuiz,
  type Quiz,
  releaseResults,
  saveQuiz,
  setQuizStatus,
} from '../model/quizzes.ts';
import type { User } from '../../accounts/model/users.ts';
import { listDisclosing } from '../../results/model/releases.ts';
import { now, setClock } from '../../platform/clock.ts';
import { newJob } from '../../platform/jobs/new-job.ts';
import { tokenOf } from '../../testing/accounts.ts';
import { callCreate, callGet, callUpdate, creator, ownQuiz } from '../../testing/authoring.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn, SAVING } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { RIGHT, save, sessionHeader, start, submit } from '../../testing/taking.ts';
import { handler as getCard } from '../../attempts/handlers/get-card.ts';
import { handler as getPredata } from '../../attempts/handlers/get-predata.ts';
import { handler as getResult } from '../../attempts/handlers/get-result.ts';
import { handler as sendEntryCode } from '../../attempts/handlers/send-entry-code.ts';
import { handler as rateQuiz } from '../../results/handlers/rate-quiz.ts';
import { handler as listOwnResults } from '../../attempts/handlers/list-own-results.ts';
import { handler as getMe } from '../../accounts/handlers/get-me.ts';
import { handler } from './delete-quiz.ts';
import { handler as duplicate } from './duplicate-quiz.ts';
import { handler as getOverview } from '../../results/handlers/get-quiz-overview.ts';
import { handler as listQuizzes } from './list-quizzes.ts';
import { handler as release } from '../../results/handlers/release-results.ts';

afterEach(() => setClock(0));

const AT = '2026-05-01T20:00:00.000Z';
const remove = (token: string, id: string) =>
  invokeEndpoint(handler, quizzes.deleteQuiz, { token, params: { id } });

let owner: { id: string; token: string; user: User };
beforeAll(async () => {
  const { user, token } = await signedIn();
  owner = { id: user.id, token, user };
});

const published = (like: Parameters<typeof publishedQuiz>[0] = {}) =>
  publishedQuiz({ ...like, quiz: { ...like.quiz, ownerId: owner.id } });

/** A quiz that was deleted a moment ago, as it was before. */
async function deleted(like: Parameters<typeof publishedQuiz>[0] = {}): Promise<Quiz> {
  const quiz = await published(like);
  expect(await remove(owner.token, quiz.id)).toMatchObject({ status: 200, body: { success: true } });
  return quiz;
}

describe('DELETE /quizzes/{id}', () => {
  it('deletes once, for who may: everybody else changes nothing', async () => {
    const quiz = await published();
    const stranger = await creator();
    expect((await remove(stranger.token, quiz.id)).body.code).toBe('NOT_FOUND');
    expect((await remove('', quiz.id)).body.code).toBe('SIGNED_OUT');
    expect((await remove(owner.token, 'q_short')).body.code).toBe('NOT_FOUND');
    expect(await getQuiz(quiz.id)).toBeDefined();
    const both = await Promise.all([remove(owner.token, quiz.id), remove(owner.token, quiz.id)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
    expect((await remove(owner.token, quiz.id)).body.code).toBe('NOT_FOUND');
  });

  it.each(['draft', 'paused', 'archived'] as const)('deletes what is %s', async (status) => {
    const quiz = await published({ quiz: { status, version: status === 'draft' ? 0 : 1 } });
    expect((await remove(owner.token, quiz.id)).status).toBe(200);
    expect(await getQuiz(quiz.id)).toBeUndefined();
  });

  it('keeps what it was, its versions, its code and its link', async () => {
    const quiz = await deleted();
    expect(await getStoredQuiz(quiz.id)).toMatchObject({ title: quiz.title, deletedAt: expect.any(String) });
    expect((await getContent(quiz.id, 1)).questions).toHaveLength(5);
    expect(await findQuizId({ kind: 'code', value: quiz.code })).toBe(quiz.id);
    const successor = { ...quiz, id: 'q_0000000000000002', shareableLink: 'another-link' };
    expect(await createQuiz(successor, [], SAVING), 'the code is not given again').toBe(false);
  });
});

describe('a deleted quiz, for its owner', () => {
  it('leaves the list, its counts and the newest', async () => {
    const { token } = await creator();
    const [gone, kept] = [await ownQuiz(token, { title: 'Gone' }), await ownQuiz(token, { title: 'Kept' })];
    await remove(token, gone.id);
    const { data } = (await invokeEndpoint(listQuizzes, quizzes.listQuizzes, { token })).body;
    expect(data.quizzes.map(({ id }) => id)).toEqual([kept.id]);
    expect(data.counts).toMatchObject({ all: 1, published: 1 });
    const me = (await invokeEndpoint(getMe, users.getMe, { token })).body.data;
    expect(JSON.stringify(me)).toContain(kept.id);
    expect(JSON.stringify(me)).not.toContain(gone.id);
  });

  it('is counted no more, however often the stream comes', async () => {
    const { token } = await creator();
    const count = async () => (await invokeEndpoint(getMe, users.getMe, { token })).body.data.user.stats;
    const gone = await ownQuiz(token);
    await ownQuiz(token);
    const stream = await testStream(everyReader(), now);
    await stream.drain();
    const before = await count();
    await remove(token, gone.id);
    await stream.drain();
    const after = await count();
    expect([before, after]).toMatchObject([{ totalQuizzesCreated: 2 }, { totalQuizzesCreated: 1 }]);
    stream.rewind();
    await stream.drain();
    expect(await count()).toEqual(after);
  });

  it('stays among the deleted ones, the last one first, with when that was; nobody else has it', async () => {
    const { token } = await creator();
    const [first, second] = [
      await ownQuiz(token, { title: 'Beta' }),
      await ownQuiz(token, { title: 'Alpha' }),
    ];
    await remove(token, second.id);
    await remove(token, first.id);
    const deletedOnes = async (like: object, by = token) =>
      (
        await invokeEndpoint(listQuizzes, quizzes.listQuizzes, {
          token: by,
          query: { status: 'deleted', ...like },
        })
      ).body.data;
    const { quizzes: cards, counts } = await deletedOnes({});
    expect(cards.map(({ id, deletedAt }) => [id, typeof deletedAt])).toEqual([
      [first.id, 'string'],
      [second.id, 'string'],
    ]);
    expect(counts).toMatchObject({ all: 0, published: 0, deleted: 2 });
    const found = await deletedOnes({ sort: 'title', search: 'alpha' });
    expect(found.quizzes.map(({ title }) => title)).toEqual(['Alpha']);
    expect((await deletedOnes({}, (await creator()).token)).quizzes).toEqual([]);
  });

  it('still tells its numbers and who took it; a grader has them, too, and nobody who only saw the questions', async () => {
    const quiz = await published();
    await submit((await start(quiz.id)).body.data, RIGHT);
    await (await testStream(everyReader(), now)).drain();
    const [grader, editor] = [await coAuthorOf(quiz.id, 'grader'), await coAuthorOf(quiz.id, 'editor')];
    await remove(owner.token, quiz.id);
    const ask = (token: string) =>
      invokeEndpoint(getOverview, quizzes.getQuizOverview, { token, params: { id: quiz.id } });
    for (const token of [owner.token, grader.token])
      expect((await ask(token)).body.data).toMatchObject({
        deletedAt: expect.any(String),
        stats: { completedAttempts: 1 },
        recentAttempts: [{ score: 100 }],
      });
    expect((await ask(editor.token)).body.code).toBe('NOT_FOUND');
    const shared = async (token: string) =>
      (
        await invokeEndpoint(listQuizzes, quizzes.listQuizzes, {
          token,
          query: { scope: 'shared', status: 'deleted' },
        })
      ).body.data.quizzes.map(({ id }) => id);
    expect([await shared(grader.token), await shared(editor.token)]).toEqual([[quiz.id], []]);
  });

  it('can be changed, copied and opened in the editor by no call', async () => {
    const { id } = await deleted();
    const { token } = owner;
    const calls = [
      callGet(token, id),
      invokeEndpoint(duplicate, quizzes.duplicateQuiz, { token, params: { id } }),
      callUpdate(token, id, { status: 'published' }),
      callUpdate(token, id, { revision: 1, title: 'Back' }),
      invokeEndpoint(release, quizzes.releaseResults, { token, params: { id }, body: { all: true } }),
    ];
    for (const { body } of await Promise.all(calls)) expect(body.code).toBe('NOT_FOUND');
  });

  it('is not brought back by a call that has read it before', async () => {
    const quiz = await deleted();
    const { write } = newJob('release', owner.id, { quizId: quiz.id, until: AT });
    await expect(saveQuiz(quiz, { ...quiz, revision: 2, version: 2 }, [], SAVING)).rejects.toThrow();
    await expect(setQuizStatus(quiz, { from: 'published', to: 'paused', at: AT })).rejects.toThrow();
    await expect(releaseResults(quiz, AT, [write])).rejects.toThrow();
    expect(await getStoredQuiz(quiz.id)).toMatchObject({
      status: 'published',
      version: 1,
      revision: quiz.revision,
    });
  });

  it('is not answered to a repetition of what made it', async () => {
    const body = { title: 'Capitals' };
    const first = await callCreate(owner.token, body, { headers: { 'Idempotency-Key': 'made-and-gone' } });
    await remove(owner.token, first.body.data.quiz.id);
    // A day later the kept answer has expired, and the id still follows from the key.
    setClock(25 * 3_600_000);
    const token = await tokenOf(owner.user);
    const again = await callCreate(token, body, { headers: { 'Idempotency-Key': 'made-and-gone' } });
    expect(again.body.code).toBe('NOT_FOUND');
  });
});

describe('a deleted quiz, for participants', () => {
  it('cannot be found or started, by id, code or link', async () => {
    const quiz = await deleted();
    for (const id of [quiz.id, quiz.code, quiz.shareableLink]) {
      const params = { id };
      const answers = [
        await invokeEndpoint(getCard, attempts.getCard, { params }),
        await invokeEndpoint(getPredata, attempts.getPredata, { params }),
        await start(id),
      ];
      for (const { status, body } of answers)
        expect([status, body.code], id).toEqual([404, 'QUIZ_NOT_FOUND']);
    }
    const body = { email: 'ada@example.com', deviceId: 'a-device-of-ada' };
    const code = await invokeEndpoint(sendEntryCode, attempts.sendEntryCode, {
      params: { id: quiz.id },
      body,
    });
    expect(code.body.code).toBe('QUIZ_NOT_FOUND');
  });

  it('lets whoever is in go on after a reload, save and hand in, and keeps the result', async () => {
    const quiz = await published();
    const deviceId = 'device-that-is-in';
    const running = (await start(quiz.id, { deviceId })).body.data;
    await remove(owner.token, quiz.id);
    const resumed = await start(quiz.id, { deviceId });
    expect(resumed).toMatchObject({ status: 201, body: { data: { sessionId: running.sessionId } } });
    expect((await save(resumed.body.data, 1, { q1: 'Paris' })).status).toBe(200);
    expect(await submit(resumed.body.data, RIGHT)).toMatchObject({ status: 200 });
    const headers = sessionHeader(running);
    const result = await invokeEndpoint(getResult, attempts.getResult, {
      params: { id: running.sessionId },
      headers,
    });
    expect(result.body.data).toMatchObject({ score: { percentage: 100 } });
    const own = await listDisclosing([quiz.id]);
    expect(own.get(quiz.id), 'no code that leads nowhere').toMatchObject({ code: undefined });
    const rated = await invokeEndpoint(rateQuiz, feedback.rateQuiz, {
      params: { quizId: quiz.id },
      body: { rating: 4 },
      headers,
    });
    expect(rated.status).toBe(200);
  });

  it('stays among the results of who took it', async () => {
    const quiz = await published();
    const { token } = await signedIn();
    const session = (await start(quiz.id, {}, token)).body.data;
    await submit(session, RIGHT);
    await remove(owner.token, quiz.id);
    const { results } = (await invokeEndpoint(listOwnResults, users.listOwnResults, { token })).body.data;
    expect(results).toMatchObject([{ score: 100, quiz: { id: quiz.id } }]);
  });

  it('gives nobody who has finished another attempt', async () => {
    const quiz = await published({ settings: { maxAttempts: 3 } });
    const deviceId = 'device-with-attempts-left';
    await submit((await start(quiz.id, { deviceId })).body.data, RIGHT);
    await remove(owner.token, quiz.id);
    expect((await start(quiz.id, { deviceId })).body.code).toBe('QUIZ_NOT_FOUND');
  });

  it('is still finished by the server and counted; its owner hears of no first response', async () => {
    const quiz = await published();
    const participant = await signedIn();
    const running = (await start(quiz.id, {}, participant.token)).body.data;
    await remove(owner.token, quiz.id);
    setClock(2 * 24 * 3_600_000);
    const token = await tokenOf(participant.user);
    const result = await invokeEndpoint(getResult, attempts.getResult, {
      params: { id: running.sessionId },
      token,
    });
    expect(result.body.data).toMatchObject({ status: 'timed_out' });
    await (await testStream(everyReader(), now)).drain();
    expect(await getCardNumbers(quiz.id)).toMatchObject({ totalResponses: 1 });
    const { notifications } = await listNotifications(owner.id, { limit: 50 });
    expect(notifications.filter(({ link }) => link?.includes(quiz.id))).toEqual([]);
  });
});
