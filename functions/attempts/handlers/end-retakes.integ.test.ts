import { invokeEndpoint } from '../../testing/invoke.ts';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type { StoredSettings } from '@quizhall/shared/model/quizzes/quiz';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt, getLatestAttempt } from '../model/attempts.ts';
import { beginFurtherAttempt, giveUpFurtherAttempts } from '../model/attempt-starts.ts';
import { setClock } from '../../platform/clock.ts';
import { finishOverdue } from '../model/finish-attempt.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { ALL_WRONG, sessionHeader, start, submit } from '../../testing/taking.ts';
import { handler as endRetakes } from './end-retakes.ts';
import { handler as getPredata } from './get-predata.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

const UNLIMITED = { allowRetake: true, maxAttempts: 1 };
const quizWith = (settings: Partial<StoredSettings> = {}) =>
  publishedQuiz({ settings: { ...UNLIMITED, ...settings } });

const done = (session: StartedAttempt, more: object = { headers: sessionHeader(session) }) =>
  invokeEndpoint(endRetakes, attempts.endRetakes, { params: { id: session.sessionId }, ...more });

const deviceId = 'device-of-this-test';

async function finishedAttempt(settings: Partial<StoredSettings> = {}) {
  const quiz = await quizWith(settings);
  const session = (await start(quiz.id, { deviceId })).body.data;
  await submit(session, ALL_WRONG);
  return { quiz, session };
}

async function stored({ sessionId }: StartedAttempt) {
  const attempt = await getAttempt(sessionId);
  if (!attempt) throw new Error('Gone');
  return attempt;
}

describe('I am done', () => {
  it('shows the answers and shuts the door, repeated too', async () => {
    const { quiz, session } = await finishedAttempt();
    const { status, body } = await done(session);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ correctAnswers: { shown: true }, quiz: { canRetake: false } });
    expect(body.data.results).toHaveLength(5);
    expect((await done(session)).body.data).toEqual(body.data);
    expect((await start(quiz.id, { deviceId })).body.code).toBe('ATTEMPTS_DONE');
    const predata = await invokeEndpoint(getPredata, attempts.getPredata, {
      params: { id: quiz.id },
      query: { deviceId },
    });
    expect(predata.body.data.blocked?.code).toBe('ATTEMPTS_DONE');
  });

  it('counts for every earlier attempt as well', async () => {
    const { quiz, session } = await finishedAttempt();
    const second = (await start(quiz.id, { deviceId })).body.data;
    expect((await done(session)).body.code, 'while the next one runs').toBe('IN_PROGRESS');
    await submit(second, ALL_WRONG);
    expect((await done(session)).body.data.correctAnswers.shown).toBe(true);
    expect((await stored(second)).doneAt).toEqual(expect.any(Number));
    expect((await done(second)).body.data.correctAnswers.shown).toBe(true);
  });

  it('is not possible before the end, nor while late answers count', async () => {
    const quiz = await quizWith();
    const session = (await start(quiz.id, { deviceId })).body.data;
    expect((await done(session)).body.code).toBe('IN_PROGRESS');
    setClock(33 * MINUTE);
    await finishOverdue(await stored(session));
    // The score itself is still open: giving up attempts would bring nothing.
    expect((await done(session)).body.code).toBe('INVALID_STATE');
    expect(await giveUpFurtherAttempts(await stored(session), Date.now() + 33 * MINUTE)).toBeUndefined();
    setClock(42 * MINUTE);
    expect((await done(session)).status).toBe(200);
  });

  it.each([
    [{ showCorrectAnswers: false }],
    [{ showResultsImmediately: false }],
    [{ disclosure: 'on_release' as const }],
  ])('takes no attempts away where that shows nothing: %j', async (settings) => {
    const { quiz, session } = await finishedAttempt(settings);
    expect((await done(session)).body.code).toBe('INVALID_STATE');
    expect((await start(quiz.id, { deviceId })).status).toBe(201);
  });

  it('is not found by what is no id', async () => {
    const { session } = await finishedAttempt();
    expect((await done({ ...session, sessionId: 'nonsense' })).status).toBe(404);
  });

  it('shows nothing where another attempt began at the same moment', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { quiz, session } = await finishedAttempt();
      const [ended, started] = await Promise.all([done(session), start(quiz.id, { deviceId })]);
      const outcomes = { done: [200, 409], began: [409, 201] };
      expect(Object.values(outcomes), `round ${round}`).toContainEqual([ended.status, started.status]);
    }
  });

  it('stands behind an attempt that began before it', async () => {
    const { quiz, session } = await finishedAttempt();
    const before = await stored(session);
    await start(quiz.id, { deviceId });
    const latest = await giveUpFurtherAttempts(before, Date.now());
    expect([latest?.number, latest?.doneAt]).toEqual([2, undefined]);
  });

  it('stands against a start that has looked before it', async () => {
    const { session } = await finishedAttempt();
    const attempt = await stored(session);
    await giveUpFurtherAttempts(attempt, Date.now());
    const { quizId, participant, version, paper = '1', startedAt, deadlineAt, name, email } = attempt;
    const next = { quizId, participant, number: 2, version, paper, startedAt, deadlineAt, name, email };
    expect(await beginFurtherAttempt(next)).toEqual({ refused: 'done' });
    expect((await getLatestAttempt(quizId, participant))?.number).toBe(1);
  });
});
