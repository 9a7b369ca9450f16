import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { LIMITS } from '@quizhall/shared/model/limits';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../model/attempts.ts';
import { setClock } from '../../platform/clock.ts';
import { randomText } from '../../platform/security/random.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { save, sessionHeader, start, submit, toAnswers, RIGHT } from '../../testing/taking.ts';
import { handler as getResult } from './get-result.ts';
import { handler as saveProgress } from './save-progress.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

const device = () => randomText(20);

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
      q1: { userAnswer: 'Paris', timeSpent: 3, flagged: false, seq: 3, own: true },
      q2: { userAnswer: ['2', '3'], timeSpent: 3, flagged: false, seq: 1, own: true },
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

  it('takes every answer of the longest quiz in one save, and keeps what was saved before', async () => {
    const questions = Array.from({ length: LIMITS.questions }, (_, n) => buildQuestion({ id: `q${n}` }));
    const answersTo = (from: number, answer: string) =>
      Object.fromEntries(questions.slice(from).map(({ id }) => [id, answer]));
    const session = (await start((await publishedQuiz({ questions })).id)).body.data;
    const stored = async () => Object.values((await getAttempt(session.sessionId))?.answers ?? {});
    expect((await save(session, 1, { q0: 'Nice' })).status).toBe(200);
    expect((await save(session, 2, answersTo(1, 'Paris'))).body.data).toMatchObject({ seq: 2, saved: true });
    expect(await stored()).toEqual(['3~1:2', ...questions.slice(1).map(() => '3~2:0')]);
    expect((await save(session, 3, answersTo(0, 'Lyon'))).body.data).toMatchObject({ seq: 3, saved: true });
    expect((await save(session, 2, answersTo(0, 'Nice'))).body.data).toMatchObject({ seq: 3, saved: false });
    expect(new Set(await stored())).toEqual(new Set(['3~3:1']));
  });

  it('loses nothing of two devices that save the longest quiz at the same moment', async () => {
    const questions = Array.from({ length: 400 }, (_, n) => buildQuestion({ id: `q${n}` }));
    const half = (from: number) =>
      Object.fromEntries(questions.slice(from, from + 200).map(({ id }) => [id, 'Paris']));
    const session = (await start((await publishedQuiz({ questions })).id)).body.data;
    const answers = await Promise.all([save(session, 1, half(0)), save(session, 2, half(200))]);
    const said = answers.filter(({ body }) => body.data.saved).length;
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(Object.keys((await getAttempt(session.sessionId))?.answers ?? {})).toHaveLength(said * 200);
  });

  it('takes any text, and refuses a number that cannot be kept', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    const answer = (userAnswer: string, totalHiddenTime: number) =>
      invokeEndpoint(saveProgress, attempts.saveProgress, {
        params: { sessionId: session.sessionId },
        body: { seq: 1, answers: [{ questionId: 'q4', userAnswer }], behavior: { totalHiddenTime } },
        headers: sessionHeader(session),
      });
    const { status, body } = await answer('Goethe', 1e16);
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['behavior.totalHiddenTime']);
    expect((await answer('Goethe \ud83d', 9_007_199_254_740_991)).status).toBe(200);
    expect(Object.values((await getAttempt(session.sessionId))?.answers ?? {})).toEqual([
      '0~1:Goethe \ufffd',
    ]);
  });

  it('names what does not fit', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    const { status, body } = await save(session, 1, { q1: 'Atlantis', q9: 'x' });
    expect(status).toBe(400);
    expect(Object.keys(body.errors ?? {})).toEqual(['answers.0.userAnswer', 'answers.1.questionId']);
  });

  it('is refused after the deadline and after the end', async () => {
    const mine = (await start((await publishedQuiz()).id)).body.data;
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
