import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { START_LEAD_MS } from '@quizhall/shared/rules/attempts/deadline';
import { oneOfEachType } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it } from 'vitest';
import { attemptKey } from '../../platform/dynamodb/keys.ts';
import { saveQuiz, setQuizStatus } from '../../quizzes/model/quizzes.ts';
import { table, TableName } from '../../platform/dynamodb/table.ts';
import { setClock } from '../../platform/clock.ts';
import { hashPassword } from '../../platform/security/passwords.ts';
import { randomText } from '../../platform/security/random.ts';
import { publishedQuiz, SAVING, signedIn } from '../../testing/scenarios.ts';
import { save, sessionHeader, start, submit, RIGHT, toAnswers } from '../../testing/taking.ts';
import { handler as getPredata } from './get-predata.ts';
import { handler as saveProgress } from './save-progress.ts';
import { handler as startAttempt } from './start-attempt.ts';
import { handler as submitAttempt } from './submit-attempt.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

const device = () => randomText(20);
const predata = (id: string, who: { token?: string; deviceId?: string } = {}) =>
  invokeEndpoint(getPredata, attempts.getPredata, {
    params: { id },
    query: who.deviceId ? { deviceId: who.deviceId } : {},
    ...(who.token && { token: who.token }),
  });

describe('start', () => {
  it('gives the questions, the server time and a lead for loading, and nothing of the key', async () => {
    const quiz = await publishedQuiz();
    const { status, body } = await start(quiz.id, { deviceId: device(), participantInfo: { name: 'Bo' } });
    expect(status).toBe(201);
    expect(body.data.quiz.questions.map(({ _id }) => _id)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
    expect(Date.parse(body.data.deadlineAt) - Date.parse(body.data.startedAt)).toBe(
      30 * MINUTE + START_LEAD_MS,
    );
    expect(JSON.stringify(body)).not.toMatch(/isCorrect|correctAnswers|explanation|Goethe|"Au"/);
  });

  it('tells over how many seconds browsers spread what they hand in by themselves', async () => {
    const schedule = { isScheduled: true, startDate: '2026-01-01T00:00:00.000Z' };
    expect((await start((await publishedQuiz({ quiz: { schedule } })).id)).body.data.spreadSeconds).toBe(60);
    expect((await start((await publishedQuiz()).id)).body.data.spreadSeconds, 'no crowd').toBe(3);
  });

  it('ends with the quiz if that is earlier', async () => {
    const endDate = new Date(Date.now() + 5 * MINUTE).toISOString();
    const quiz = await publishedQuiz({ quiz: { schedule: { isScheduled: true, endDate } } });
    expect((await start(quiz.id)).body.data.deadlineAt).toBe(endDate);
  });

  it('makes no guest of a signed-in person whose access token has expired, whatever else is sent', async () => {
    const quiz = await publishedQuiz();
    const session = (await start(quiz.id)).body.data;
    const { token } = await signedIn();
    setClock(20 * MINUTE);
    for (const headers of [{}, sessionHeader(session)]) {
      const again = await invokeEndpoint(startAttempt, attempts.startAttempt, {
        params: { id: quiz.id },
        body: { deviceId: device() },
        headers,
        token,
      });
      expect(again).toMatchObject({ status: 401, body: { code: 'SESSION_EXPIRED' } });
    }
  });

  it.each([
    ['paused', { status: 'paused' as const }, {}, 409, 'QUIZ_PAUSED'],
    ['archived', { status: 'archived' as const }, {}, 409, 'QUIZ_ARCHIVED'],
    [
      'not open',
      { schedule: { isScheduled: true, startDate: '2999-01-01T00:00:00.000Z' } },
      {},
      409,
      'QUIZ_NOT_OPEN',
    ],
    [
      'over',
      { schedule: { isScheduled: true, endDate: '2020-01-01T00:00:00.000Z' } },
      {},
      409,
      'QUIZ_CLOSED',
    ],
    ['for members', {}, { requireLogin: true }, 401, 'LOGIN_REQUIRED'],
    ['without guests', {}, { allowGuests: false }, 403, 'GUESTS_NOT_ALLOWED'],
    ['paid', {}, { isPaid: true, price: 5 }, 402, 'PAYMENT_REQUIRED'],
  ])('refuses a quiz that is %s', async (_, wish, settings, status, code) => {
    const quiz = await publishedQuiz({ quiz: wish, settings });
    expect(await start(quiz.id)).toMatchObject({ status, body: { success: false, code } });
  });

  it('stops at once when the owner pauses in this process', async () => {
    const quiz = await publishedQuiz();
    expect((await start(quiz.id)).status).toBe(201);
    await setQuizStatus(quiz, { from: 'published', to: 'paused', at: new Date().toISOString() });
    expect((await start(quiz.id)).body.code).toBe('QUIZ_PAUSED');
  });

  it('lets whoever is in go on after a pause, on the same device only', async () => {
    const quiz = await publishedQuiz();
    const deviceId = device();
    const session = (await start(quiz.id, { deviceId })).body.data;
    await save(session, 1, { q1: 'Paris' });
    await setQuizStatus(quiz, { from: 'published', to: 'paused', at: new Date().toISOString() });
    const again = await start(quiz.id, { deviceId });
    expect(again.body.data).toMatchObject({ resumed: true, sessionId: session.sessionId, seq: 1 });
    expect((await predata(quiz.id, { deviceId })).body.data).toMatchObject({ attempts: { resumable: true } });
    expect((await predata(quiz.id, { deviceId })).body.data.blocked).toBeUndefined();
    expect((await start(quiz.id)).body.code).toBe('QUIZ_PAUSED');
  });

  it('refuses fields that no quiz can ask for', async () => {
    const quiz = await publishedQuiz();
    const info = JSON.parse('{"__proto__": "x", "constructor": "y", "shoeSize": "42"}') as Record<
      string,
      string
    >;
    expect((await start(quiz.id, { deviceId: device(), participantInfo: info })).status).toBe(400);
  });

  it('asks for the password and limits wrong ones', async () => {
    const quiz = await publishedQuiz({
      settings: { requirePassword: true, hasPassword: true },
      quiz: { passwordHash: await hashPassword('open sesame') },
    });
    expect((await start(quiz.id)).body.code).toBe('PASSWORD_REQUIRED');
    expect((await start(quiz.id, { deviceId: device(), password: 'wrong' })).body).toMatchObject({
      message: 'Incorrect password',
    });
    expect((await start(quiz.id, { password: 'open sesame', deviceId: device() })).status).toBe(201);
  });

  it('asks for the fields that the quiz requires', async () => {
    const participantInfo = [{ field: 'email' as const, label: 'E-mail', required: true }];
    const quiz = await publishedQuiz({ settings: { participantInfo } });
    const missing = await start(quiz.id, { deviceId: device() });
    expect(missing.body.errors).toEqual({ 'participantInfo.email': 'E-mail is required' });
    const other = { deviceId: device(), participantInfo: { email: 'bo@example.com' } };
    const { status, body } = await start(quiz.id, other);
    expect(status).toBe(201);
    await submit(body.data, RIGHT);
    const again = { deviceId: device(), participantInfo: { email: 'bo\u200b@exam\u00adple.com' } };
    expect((await start(quiz.id, again)).body.code).toBe('EMAIL_CODE_REQUIRED');
  });

  it('goes on with a running attempt instead of beginning a second one, even when pressed twice at once', async () => {
    const quiz = await publishedQuiz();
    const deviceId = device();
    const [one, two] = await Promise.all([start(quiz.id, { deviceId }), start(quiz.id, { deviceId })]);
    expect(one.body.data.sessionId).toBe(two.body.data.sessionId);
    expect(one.body.data.resumed).toBe(!two.body.data.resumed);
  });

  describe('with extra security', () => {
    const secure = { extraSecure: true, maxAttempts: 2 };

    it('keeps a signed-in attempt on its device; the next may begin on another', async () => {
      const quiz = await publishedQuiz({ settings: secure });
      const { token } = await signedIn();
      const [here, there] = [device(), device()];
      const begun = (await start(quiz.id, { deviceId: here }, token)).body.data;
      expect((await start(quiz.id, { deviceId: there }, token)).body.code).toBe('OTHER_DEVICE');
      expect((await start(quiz.id, {}, token)).status).toBe(400);
      const again = (await start(quiz.id, { deviceId: here }, token)).body.data;
      expect([again.sessionId, again.resumed]).toEqual([begun.sessionId, true]);
      await submit(begun, RIGHT);
      expect((await start(quiz.id, { deviceId: there }, token)).body.data.attemptNumber).toBe(2);
    });

    it('takes saves and the hand-in with the token of the attempt alone, which its device has', async () => {
      const quiz = await publishedQuiz({ settings: { ...secure, timeLimit: 1 } });
      const { token } = await signedIn();
      const begun = (await start(quiz.id, { deviceId: device() }, token)).body.data;
      const { sessionId } = begun;
      const params = { quizId: quiz.id };
      const saved = {
        params: { sessionId },
        token,
        body: { seq: 1, answers: toAnswers(RIGHT), currentIndex: 0 },
      };
      const handedIn = { params, token, body: { sessionId, answers: toAnswers(RIGHT) } };
      const withAccount = async () => [
        (await invokeEndpoint(saveProgress, attempts.saveProgress, saved)).body.code,
        (await invokeEndpoint(submitAttempt, attempts.submitAttempt, handedIn)).body.code,
      ];
      expect(await withAccount()).toEqual(['OTHER_DEVICE', 'OTHER_DEVICE']);
      setClock(2 * MINUTE);
      expect(await withAccount(), 'in the time of late answers').toEqual(['OTHER_DEVICE', 'OTHER_DEVICE']);
      setClock(0);
      expect((await submit(begun, RIGHT)).status).toBe(200);
      const again = await invokeEndpoint(submitAttempt, attempts.submitAttempt, handedIn);
      expect(again.status, 'what has ended answers its result').toBe(200);
    });

    it('lets an attempt that began without it go on anywhere', async () => {
      const quiz = await publishedQuiz();
      const { token } = await signedIn();
      const begun = (await start(quiz.id, { deviceId: device() }, token)).body.data;
      const stricter = { ...quiz, version: 2, settings: { ...quiz.settings, ...secure } };
      await saveQuiz(quiz, stricter, oneOfEachType(), SAVING);
      const moved = await start(quiz.id, { deviceId: device() }, token);
      expect(moved.body.data.sessionId).toBe(begun.sessionId);
    });
  });

  it.each([
    [{ maxAttempts: 1, allowRetake: false }, 1],
    [{ maxAttempts: 3, allowRetake: false }, 3],
    [{ maxAttempts: 1, allowRetake: true }, 4],
  ])('allows as many attempts as %o says', async (settings, allowed) => {
    const quiz = await publishedQuiz({ settings });
    const deviceId = device();
    for (let n = 1; n <= allowed; n++) {
      const { body } = await start(quiz.id, { deviceId });
      expect(body.data.attemptNumber).toBe(n);
      await submit(body.data, RIGHT);
    }
    const next = await start(quiz.id, { deviceId });
    expect(next.body.code).toBe(settings.allowRetake ? undefined : 'ATTEMPTS_USED');
  });

  it('ends an unlimited quiz where the numbers of attempts end', async () => {
    const quiz = await publishedQuiz({ settings: { allowRetake: true } });
    const deviceId = device();
    const first = (await start(quiz.id, { deviceId })).body.data;
    await submit(first, RIGHT);
    const { participant } = parseAttemptId(first.sessionId);
    const Key = attemptKey(quiz.id, participant, 1);
    const { Item } = await table.send(new GetCommand({ TableName, Key }));
    const last = { ...Item, ...attemptKey(quiz.id, participant, 9_999) };
    await table.send(new PutCommand({ TableName, Item: last }));
    expect((await start(quiz.id, { deviceId })).body.code).toBe('ATTEMPTS_USED');
  });

  it('refuses what is not valid', async () => {
    const quiz = await publishedQuiz();
    expect((await start(quiz.id, { deviceId: '!' })).status).toBe(400);
    expect((await start(quiz.id, {})).body.errors).toEqual({ deviceId: 'Please send the id of this device' });
  });
});
