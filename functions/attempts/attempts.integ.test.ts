import { attempts } from '@quizhall/shared/contract/attempts';
import { buildQuestion, oneOfEachType } from '@quizhall/shared/testing/factories';
import { invokeEndpoint } from '@quizhall/infra/local/testing/invoke.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../_data/attempts.ts';
import { setStatus } from '../_data/quizzes.ts';
import { setClock } from '../_http/clock.ts';
import { hashPassword } from '../_http/passwords.ts';
import { randomText } from '../_http/random.ts';
import { finishOverdue } from '../_taking/finish.ts';
import { publishedQuiz, signedIn } from '../_testing/scenarios.ts';
import { type Answers, save, sessionHeader, start, submit, toAnswers } from '../_testing/taking.ts';
import { handler as getPredata } from './get-predata.ts';
import { handler as getResult } from './get-result.ts';
import { handler as saveProgress } from './save-progress.ts';
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
const RIGHT: Answers = { q1: 'Paris', q2: ['3', '2'], q3: 'True', q4: ' goethe ', q5: 'au' };
const ALL_WRONG: Answers = { q1: 'Nice', q2: ['4'], q3: 'False', q4: 'Schiller', q5: 'Ag' };

describe('start', () => {
  it('gives the questions and the server time, and nothing of the key', async () => {
    const quiz = await publishedQuiz();
    const { status, body } = await start(quiz.id, { deviceId: device(), participantInfo: { name: 'Bo' } });
    expect(status).toBe(201);
    expect(body.data.quiz.questions.map(({ _id }) => _id)).toEqual(['q1', 'q2', 'q3', 'q4', 'q5']);
    expect(Date.parse(body.data.deadlineAt) - Date.parse(body.data.startedAt)).toBe(30 * MINUTE);
    expect(JSON.stringify(body)).not.toMatch(/isCorrect|correctAnswers|explanation|Goethe|"Au"/);
  });

  it('ends with the quiz if that is earlier', async () => {
    const endDate = new Date(Date.now() + 5 * MINUTE).toISOString();
    const quiz = await publishedQuiz({ quiz: { schedule: { isScheduled: true, endDate } } });
    expect((await start(quiz.id)).body.data.deadlineAt).toBe(endDate);
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
    await setStatus(quiz, { from: 'published', to: 'paused', at: new Date().toISOString() });
    expect((await start(quiz.id)).body.code).toBe('QUIZ_PAUSED');
  });

  it('lets whoever is in go on after a pause, on the same device only', async () => {
    const quiz = await publishedQuiz();
    const deviceId = device();
    const session = (await start(quiz.id, { deviceId })).body.data;
    await save(session, 1, { q1: 'Paris' });
    await setStatus(quiz, { from: 'published', to: 'paused', at: new Date().toISOString() });
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
    expect((await start(quiz.id, other)).status).toBe(201);
    // The same address on another device is the same participant, but not the same person for all we know.
    const elsewhere = { deviceId: device(), participantInfo: { email: 'BO@example.com' } };
    expect((await start(quiz.id, elsewhere)).body.code).toBe('ATTEMPT_TOKEN');
  });

  it('goes on with a running attempt instead of beginning a second one, even when pressed twice at once', async () => {
    const quiz = await publishedQuiz();
    const deviceId = device();
    const [one, two] = await Promise.all([start(quiz.id, { deviceId }), start(quiz.id, { deviceId })]);
    expect(one.body.data.sessionId).toBe(two.body.data.sessionId);
    expect(one.body.data.resumed).toBe(!two.body.data.resumed);
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

  it('refuses what is not valid and an expired access token', async () => {
    const quiz = await publishedQuiz();
    expect((await start(quiz.id, { deviceId: '!' })).status).toBe(400);
    expect((await start(quiz.id, {})).body.errors).toEqual({ deviceId: 'Please send the id of this device' });
    expect((await start(quiz.id, { deviceId: device() }, 'no.such.token')).status).toBe(401);
  });
});

describe('progress', () => {
  it('keeps answers for a resume, newest sequence number first', async () => {
    const quiz = await publishedQuiz();
    const deviceId = device();
    const session = (await start(quiz.id, { deviceId })).body.data;
    expect((await save(session, 1, { q1: 'Nice', q2: ['2', '3'] }, 1)).body.data).toMatchObject({ seq: 1 });
    expect((await save(session, 3, { q1: 'Paris' }, 4)).body.data).toMatchObject({ seq: 3 });
    expect((await save(session, 2, { q1: 'Lyon' })).body.data, 'an older save').toMatchObject({ seq: 3 });
    const { data } = (await start(quiz.id, { deviceId })).body;
    expect(data).toMatchObject({ resumed: true, seq: 3, currentIndex: 4, deadlineAt: session.deadlineAt });
    expect(data.answers).toEqual({
      q1: { userAnswer: 'Paris', timeSpent: 3, flagged: false },
      q2: { userAnswer: ['2', '3'], timeSpent: 3, flagged: false },
    });
  });

  it('tells a repeated save from another one with the same number', async () => {
    const quiz = await publishedQuiz();
    const deviceId = device();
    const tabs = [
      (await start(quiz.id, { deviceId })).body.data,
      (await start(quiz.id, { deviceId })).body.data,
    ] as const;
    expect((await save(tabs[0], 1, { q1: 'Nice' })).body.data).toMatchObject({ seq: 1, saved: true });
    expect((await save(tabs[0], 1, { q1: 'Nice' })).body.data).toMatchObject({ seq: 1, saved: true });
    expect((await save(tabs[1], 1, { q1: 'Lyon' })).body.data).toMatchObject({ seq: 1, saved: false });
    expect((await save(tabs[1], 2, { q1: 'Lyon' })).body.data).toMatchObject({ seq: 2, saved: true });
  });

  it('keeps what was answered in time when a later save took too long', async () => {
    const questions = [buildQuestion({ id: 'q1', timeLimit: 10 })];
    const session = (await start((await publishedQuiz({ questions })).id)).body.data;
    const saveAfter = (seq: number, timeSpent: number, userAnswer: string) =>
      invokeEndpoint(saveProgress, attempts.saveProgress, {
        params: { sessionId: session.sessionId },
        body: { seq, answers: [{ questionId: 'q1', userAnswer, timeSpent }] },
        headers: sessionHeader(session),
      });
    await saveAfter(1, 8, 'Nice');
    await saveAfter(2, 500, 'Paris');
    setClock(41 * MINUTE);
    const { body } = await invokeEndpoint(getResult, attempts.getResult, {
      params: { id: session.sessionId },
      headers: sessionHeader(session),
    });
    expect(body.data).toMatchObject({ score: { correctAnswers: 0 }, results: [{ userAnswer: 'Nice' }] });
  });

  it('goes on when the access token has expired in the middle of the quiz', async () => {
    const quiz = await publishedQuiz();
    const { token } = await signedIn();
    const session = (await start(quiz.id, {}, token)).body.data;
    setClock(20 * MINUTE);
    const { status } = await invokeEndpoint(saveProgress, attempts.saveProgress, {
      params: { sessionId: session.sessionId },
      body: { seq: 1, answers: toAnswers({ q1: 'Paris' }) },
      headers: sessionHeader(session),
      token,
    });
    expect(status).toBe(200);
  });

  it('answers 413 for more text than an attempt can hold, and loses nothing', async () => {
    const blanks = Array.from({ length: 20 }, () => '___').join(' ');
    const questions = Array.from({ length: 30 }, (_, n) =>
      buildQuestion({
        id: `b${n}`,
        type: 'fill_blank',
        question: blanks,
        correctAnswers: Array.from({ length: 20 }, () => 'x'),
      }),
    );
    const session = (await start((await publishedQuiz({ questions })).id)).body.data;
    const long = Array.from({ length: 20 }, () => 'x'.repeat(1_000));
    expect((await save(session, 1, { b0: long })).status).toBe(200);
    const all = Object.fromEntries(questions.map(({ id }) => [id, long]));
    expect((await save(session, 2, all)).body.code).toBe('TOO_LARGE');
    expect((await save(session, 3, { b1: ['x'.repeat(1_001)] })).status).toBe(400);
    expect((await getAttempt(session.sessionId))?.seq).toBe(1);
  });

  it('names what does not fit', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    const { status, body } = await save(session, 1, { q1: 'Atlantis', q9: 'x' });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['answers.0.userAnswer', 'answers.1.questionId']);
  });

  it('is refused for strangers, without a token, after the deadline and after the end', async () => {
    const quiz = await publishedQuiz();
    const mine = (await start(quiz.id)).body.data;
    const theirs = (await start(quiz.id)).body.data;
    const withToken = (headers: Record<string, string>, token?: string) =>
      invokeEndpoint(saveProgress, attempts.saveProgress, {
        params: { sessionId: mine.sessionId },
        body: { seq: 1, answers: [] },
        headers,
        ...(token && { token }),
      });
    expect((await withToken({})).status).toBe(401);
    expect((await withToken({ 'X-Session-Token': 'forged' })).body.code).toBe('ATTEMPT_TOKEN');
    expect((await withToken(sessionHeader(theirs))).status).toBe(404);
    expect((await withToken({}, (await signedIn()).token)).status).toBe(404);
    setClock(31 * MINUTE);
    expect((await save(mine, 1, { q1: 'Paris' })).body.code).toBe('ATTEMPT_OVER');
    setClock(0);
    await submit(mine, RIGHT);
    expect((await save(mine, 9, { q1: 'Nice' })).body.code).toBe('ATTEMPT_FINISHED');
  });

  it('does not change what lies behind when there is no way back, and saves the rest', async () => {
    const quiz = await publishedQuiz({ settings: { allowBackNavigation: false } });
    const session = (await start(quiz.id)).body.data;
    await save(session, 1, { q1: 'Nice' }, 2);
    expect((await save(session, 2, { q1: 'Paris', q3: 'True' }, 3)).body.data.seq).toBe(2);
    const stored = await getAttempt(session.sessionId);
    expect(Object.keys(stored?.answers ?? {})).toEqual(['0', '2']);
    const { body } = await submit(session, RIGHT);
    expect(body.data.results?.map(({ isCorrect }) => isCorrect)).toEqual([false, true, true, true, true]);
  });
});

describe('submit', () => {
  it('grades on the server, whatever the client claims', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    const { body } = await invokeEndpoint(submitAttempt, attempts.submitAttempt, {
      params: { quizId: session.quiz.id },
      body: {
        sessionId: session.sessionId,
        answers: toAnswers(ALL_WRONG).map((answer) => ({ ...answer, isCorrect: true, points: 100 })),
        score: { percentage: 100 },
      },
      headers: sessionHeader(session),
    });
    expect(body.data.score).toMatchObject({ totalScore: 0, percentage: 0, isPassing: false, grade: 'F' });
  });

  it('answers the same when it is repeated, and when the answers differ', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    const first = await submit(session, RIGHT);
    expect(first.body.data.score).toMatchObject({
      totalScore: 50,
      percentage: 100,
      correctAnswers: 5,
      grade: 'A',
    });
    expect((await submit(session, ALL_WRONG)).body.data).toEqual(first.body.data);
    const { body } = await invokeEndpoint(getResult, attempts.getResult, {
      params: { id: session.sessionId },
      headers: sessionHeader(session),
    });
    expect(body.data).toEqual(first.body.data);
  });

  it('keeps saved answers that the submit does not mention', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    await save(session, 1, { q1: 'Paris', q2: ['2', '3'] });
    const { body } = await submit(session, { q3: 'True' });
    expect(body.data.score?.correctAnswers).toBe(3);
  });

  it('takes answers that a lost connection held back, marked, and replaces what the server finished', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    await finishOverdue((await getAttempt(session.sessionId)) ?? expect.fail('no attempt'));
    const completedAt = new Date(Date.parse(session.deadlineAt) - MINUTE).toISOString();
    setClock(35 * MINUTE);
    const late = await submit(session, RIGHT, { completedAt });
    expect(late.body.data).toMatchObject({
      score: { percentage: 100 },
      submissionData: { lateSync: true, completedAt, totalTimeSpent: 29 * 60 },
    });
  });

  it('does not give the key away while late answers may still count', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    await finishOverdue((await getAttempt(session.sessionId)) ?? expect.fail('no attempt'));
    const read = async () =>
      (
        await invokeEndpoint(getResult, attempts.getResult, {
          params: { id: session.sessionId },
          headers: sessionHeader(session),
        })
      ).body.data;
    setClock(35 * MINUTE);
    const early = await read();
    expect(early).toMatchObject({ status: 'timed_out', finalAt: expect.any(String) });
    expect(early.score ?? early.results).toBeUndefined();
    setClock(41 * MINUTE);
    expect((await read()).results).toHaveLength(5);
  });

  it('lets nothing replace what was handed in too late, once its result is out', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    setClock(35 * MINUTE);
    const shown = await submit(session, RIGHT);
    expect(shown.body.data).toMatchObject({ status: 'timed_out', score: { percentage: 0 } });
    const completedAt = new Date(Date.parse(session.deadlineAt) - 1_000).toISOString();
    expect((await submit(session, RIGHT, { completedAt })).body.data).toEqual(shown.body.data);
  });

  it.each([
    ['after the late-sync window', 41, -1],
    ['with answers completed after the deadline', 35, 1],
  ])('ends with what the server holds %s', async (_, minutes, completedAfter) => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    await save(session, 1, { q1: 'Paris' });
    setClock(minutes * MINUTE);
    const completedAt = new Date(Date.parse(session.deadlineAt) + completedAfter * MINUTE).toISOString();
    const { body } = await submit(session, RIGHT, { completedAt });
    expect(body.data).toMatchObject({ status: 'timed_out', score: { correctAnswers: 1 } });
  });

  it('voids an answer that took longer than its question allows', async () => {
    const questions = [
      buildQuestion({ id: 'q1', timeLimit: 10 }),
      buildQuestion({ id: 'q2', timeLimit: 10 }),
    ];
    const session = (await start((await publishedQuiz({ questions })).id)).body.data;
    const { body } = await invokeEndpoint(submitAttempt, attempts.submitAttempt, {
      params: { quizId: session.quiz.id },
      body: {
        sessionId: session.sessionId,
        answers: [
          { questionId: 'q1', userAnswer: 'Paris', timeSpent: 9 },
          { questionId: 'q2', userAnswer: 'Paris', timeSpent: 40 },
        ],
      },
      headers: sessionHeader(session),
    });
    expect(body.data.results?.map(({ isCorrect }) => isCorrect)).toEqual([true, false]);
  });

  it.each([
    [{ showResultsImmediately: false }, { score: false, results: false }],
    [{ allowResultsReview: false }, { score: true, results: false }],
    [{ showCorrectAnswers: false }, { score: true, results: false }],
    [{}, { score: true, results: true }],
  ])('discloses what %o allows', async (settings, shown) => {
    const session = (await start((await publishedQuiz({ settings })).id)).body.data;
    const { data } = (await submit(session, RIGHT)).body;
    expect({ score: Boolean(data.score), results: Boolean(data.results) }).toEqual(shown);
  });

  it('hides explanations unless they are shown', async () => {
    const questions = oneOfEachType().map((question) => ({ ...question, explanation: 'Because.' }));
    for (const showExplanations of [true, false]) {
      const session = (await start((await publishedQuiz({ questions, settings: { showExplanations } })).id))
        .body.data;
      const { data } = (await submit(session, RIGHT)).body;
      expect(JSON.stringify(data).includes('Because.')).toBe(showExplanations);
    }
  });

  it('knows a signed-in participant by the account, with or without the session token', async () => {
    const quiz = await publishedQuiz();
    const { user, token } = await signedIn();
    const session = (await start(quiz.id, {}, token)).body.data;
    const { body, status } = await invokeEndpoint(submitAttempt, attempts.submitAttempt, {
      params: { quizId: quiz.id },
      body: { sessionId: session.sessionId, answers: toAnswers(RIGHT) },
      token,
    });
    expect(status).toBe(200);
    expect(body.data.submissionData.participantName).toBe(user.name);
  });

  it('refuses strangers, another quiz and unknown answers', async () => {
    const quiz = await publishedQuiz();
    const session = (await start(quiz.id)).body.data;
    const other = await publishedQuiz();
    const to = (quizId: string, more: object) =>
      invokeEndpoint(submitAttempt, attempts.submitAttempt, {
        params: { quizId },
        body: { sessionId: session.sessionId, answers: [] },
        ...more,
      });
    expect((await to(quiz.id, {})).status).toBe(401);
    expect((await to(quiz.id, { token: (await signedIn()).token })).status).toBe(404);
    expect((await to(other.id, { headers: sessionHeader(session) })).status).toBe(404);
    expect((await submit(session, { q1: 'Atlantis' })).status).toBe(400);
  });
});
