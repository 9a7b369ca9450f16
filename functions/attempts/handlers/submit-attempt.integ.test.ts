import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { buildQuestion, oneOfEachType } from '@quizhall/shared/testing/factories';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../model/attempts.ts';
import { setClock } from '../../platform/clock.ts';
import { finishOverdue } from '../model/finish-attempt.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { save, sessionHeader, start, submit, toAnswers, RIGHT, ALL_WRONG } from '../../testing/taking.ts';
import { handler as getResult } from './get-result.ts';
import { handler as submitAttempt } from './submit-attempt.ts';

const MINUTE = 60_000;
afterEach(() => setClock(0));

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

  it('reports no more time than the limit, though there was a lead for loading', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    setClock(Date.parse(session.deadlineAt) - Date.now());
    const { body } = await submit(session, RIGHT);
    expect(body.data.submissionData).toMatchObject({ totalTimeSpent: 30 * 60, lateSync: false });
  });

  it('takes answers that a lost connection held back, marked, and replaces what the server finished', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    await finishOverdue((await getAttempt(session.sessionId)) ?? expect.fail('no attempt'));
    const completedAt = new Date(Date.parse(session.deadlineAt) - MINUTE).toISOString();
    setClock(35 * MINUTE);
    const late = await submit(session, RIGHT, { completedAt });
    expect(late.body.data).toMatchObject({
      score: { percentage: 100 },
      submissionData: { lateSync: true, completedAt, totalTimeSpent: 30 * 60 },
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

  it('refuses unknown answers', async () => {
    const session = (await start((await publishedQuiz()).id)).body.data;
    expect((await submit(session, { q1: 'Atlantis' })).status).toBe(400);
  });
});
