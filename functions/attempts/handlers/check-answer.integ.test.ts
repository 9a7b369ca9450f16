import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { users } from '@quizhall/shared/contract/accounts/users';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { LIMITS } from '@quizhall/shared/model/limits';
import { asPractised } from '@quizhall/shared/rules/quizzes/practice';
import { buildSettings } from '@quizhall/shared/testing/factories';
import { afterEach, describe, expect, it } from 'vitest';
import { getAttempt } from '../model/attempts.ts';
import { getStatistics } from '../../results/model/statistics.ts';
import { now, setClock } from '../../platform/clock.ts';
import { callUpdate, creator, ownQuiz } from '../../testing/authoring.ts';
import { everyReader } from '../../testing/background.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz, signedIn } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { ALL_WRONG, RIGHT, save, sessionHeader, start, submit } from '../../testing/taking.ts';
import { finishOverdue } from '../model/finish-attempt.ts';
import { handler as listOwnResults } from './list-own-results.ts';
import { handler as getCard } from './get-card.ts';
import { handler as getQuizOverview } from '../../results/handlers/get-quiz-overview.ts';
import { handler as checkAnswer } from './check-answer.ts';

const stream = await testStream(everyReader(), now);
afterEach(() => setClock(0));

const practised = (more = {}) =>
  publishedQuiz({ settings: asPractised(buildSettings({ practiceMode: true, ...more })) });
const begun = async (quizId: string): Promise<StartedAttempt> => (await start(quizId)).body.data;
const check = (session: StartedAttempt, questionId: string, userAnswer: string | string[] | null) =>
  invokeEndpoint(checkAnswer, attempts.checkAnswer, {
    params: { sessionId: session.sessionId },
    body: { questionId, userAnswer, timeSpent: 3 },
    headers: sessionHeader(session),
  });

describe('POST /submissions/{sessionId}/check', () => {
  it('tells whether an answer is right, and what would have been', async () => {
    const session = await begun((await practised()).id);
    expect(session.quiz.settings.practiceMode).toBe(true);
    const wrong = await check(session, 'q1', 'Nice');
    expect([wrong.status, wrong.body.data.feedback]).toMatchObject([
      200,
      { questionId: 'q1', isCorrect: false, userAnswer: 'Nice', correctAnswer: 'Paris' },
    ]);
    expect((await check(session, 'q4', 'goethe')).body.data.feedback.isCorrect).toBe(true);
  });

  it('keeps the first answer: neither another check, a save nor the hand-in changes it', async () => {
    const session = await begun((await practised()).id);
    const first = await check(session, 'q1', 'Nice');
    const again = await check(session, 'q1', 'Paris');
    expect(again.body.data).toEqual(first.body.data);
    await save(session, 1, { q1: 'Paris' });
    const { results = [] } = (await submit(session, RIGHT)).body.data;
    expect(results.map(({ questionId, isCorrect }) => [questionId, isCorrect])).toEqual([
      ['q1', false],
      ['q2', true],
      ['q3', true],
      ['q4', true],
      ['q5', true],
    ]);
  });

  it('says after a reload which answers were checked', async () => {
    const quiz = await practised();
    const { token } = await signedIn();
    const session = (await start(quiz.id, { deviceId: 'one-device' }, token)).body.data;
    await check(session, 'q1', 'Nice');
    const resumed = (await start(quiz.id, { deviceId: 'one-device' }, token)).body.data;
    expect([resumed.resumed, resumed.checked]).toEqual([true, ['q1']]);
    expect(resumed.answers?.q1).toMatchObject({ userAnswer: 'Nice', checked: true });
    await save(resumed, 1, { q2: 'Rome' });
    const { answers } = (await start(quiz.id, { deviceId: 'one-device' }, token)).body.data;
    expect(answers?.q2?.checked).toBeUndefined();
  });

  it('is refused wherever a quiz is not practised, and tells nothing', async () => {
    const session = await begun((await publishedQuiz()).id);
    const answer = await check(session, 'q1', 'Nice');
    expect([answer.status, answer.body.code]).toEqual([409, 'INVALID_STATE']);
    expect(JSON.stringify(answer.body)).not.toContain('Paris');
    expect((await getAttempt(session.sessionId))?.checked).toBeUndefined();
  });

  it('is refused at once when a quiz that was practised begins to count', async () => {
    const { token } = await creator();
    const quiz = await ownQuiz(token, { settings: { practiceMode: true } });
    const [question] = quiz.questions;
    const session = await begun(quiz.id);
    await callUpdate(token, quiz.id, { revision: quiz.revision, settings: {} });
    const answer = await check(session, question?.id ?? '', 'Lyon');
    expect([answer.status, answer.body.code]).toEqual([409, 'INVALID_STATE']);
    expect(JSON.stringify(answer.body)).not.toContain('Paris');
  });

  it('is told with every save, so that another device learns of it', async () => {
    const quiz = await practised();
    const { token } = await signedIn();
    const mine = (await start(quiz.id, { deviceId: 'one-device' }, token)).body.data;
    const other = (await start(quiz.id, { deviceId: 'another-device' }, token)).body.data;
    expect((await save(other, 1, { q2: ['2'] })).body.data.checked).toEqual([]);
    await check(mine, 'q1', 'Nice');
    const answer = await save(other, 2, { q1: 'Paris' });
    expect(answer.body.data).toMatchObject({ saved: true, checked: ['q1'] });
    expect((await save(other, 2, { q1: 'Paris' })).body.data, 'repeated').toMatchObject({ checked: ['q1'] });
    const counts = (await start((await publishedQuiz()).id)).body.data;
    expect((await save(counts, 1, { q1: 'Paris' })).body.data).not.toHaveProperty('checked');
  });

  it('counts also where it comes while the attempt is being finished', async () => {
    const session = await begun((await practised()).id);
    const before = await getAttempt(session.sessionId);
    await check(session, 'q1', 'Nice');
    const finished = await finishOverdue(before ?? expect.fail('no attempt'));
    expect(finished.status).toBe('timed_out');
    expect(Object.keys(finished.answers)).toEqual(['0']);
  });

  it('is limited for each attempt by itself, not for everybody behind one address', () => {
    expect(attempts.checkAnswer.throttle).toMatchObject([{ by: 'path+address' }]);
    const [{ limit }] = attempts.checkAnswer.throttle;
    expect(limit, 'every question, and some of them again').toBeGreaterThanOrEqual(LIMITS.questions * 2);
  });

  it('is refused once the attempt is over, and for what is no answer', async () => {
    const session = await begun((await practised()).id);
    expect((await check(session, 'q1', null)).body.errors).toHaveProperty('userAnswer');
    expect((await check(session, 'q1', 'Rome')).status).toBe(400);
    expect((await check(session, 'nothing', 'Paris')).status).toBe(400);
    await submit(session, ALL_WRONG);
    expect((await check(session, 'q1', 'Paris')).body.code).toBe('ATTEMPT_FINISHED');
  });
});

describe('practice', () => {
  it('limits nothing, whatever the quiz said of time and attempts', async () => {
    const { token } = await creator();
    const settings = { practiceMode: true, timeLimit: 1, maxAttempts: 2 };
    const quiz = await ownQuiz(token, { settings });
    const participant = await signedIn();
    for (let n = 1; n <= 4; n += 1) {
      const { body } = await start(quiz.id, { deviceId: 'one-device' }, participant.token);
      expect(body.data.attemptNumber).toBe(n);
      expect(Date.parse(body.data.deadlineAt) - now()).toBeGreaterThan(6 * 24 * 3_600_000);
      await submit(body.data, {});
    }
  });

  it.each([
    [false, 0],
    [true, 1],
  ])('that counts %s is %i attempts of the numbers', async (practiceCounts, counted) => {
    const owner = await signedIn();
    const quiz = await publishedQuiz({
      settings: { practiceMode: true, practiceCounts },
      quiz: { ownerId: owner.user.id },
    });
    const { body } = await submit(await begun(quiz.id), RIGHT);
    expect(body.data.uncounted).toBe(practiceCounts ? undefined : true);
    await stream.drain();
    expect((await getStatistics(quiz.id)).attempts).toBe(counted);
    const overview = await invokeEndpoint(getQuizOverview, quizzes.getQuizOverview, {
      token: owner.token,
      params: { id: quiz.id },
    });
    expect(overview.body.data.recentAttempts).toHaveLength(counted);
    expect(overview.body.data.practice).toEqual({ counts: practiceCounts });
    const card = await invokeEndpoint(getCard, attempts.getCard, { params: { id: quiz.id } });
    expect(card.body.data.settingsSummary.practice).toEqual({ counts: practiceCounts });
  });

  it('stands in the own results, and says there that it is not counted', async () => {
    const { token } = await signedIn();
    const quiz = await practised();
    await submit((await start(quiz.id, { deviceId: 'one-device' }, token)).body.data, RIGHT);
    await stream.drain();
    const { body } = await invokeEndpoint(listOwnResults, users.listOwnResults, { token, query: {} });
    expect(body.data.results).toMatchObject([{ quiz: { id: quiz.id }, uncounted: true }]);
  });

  it('is not spoken of elsewhere', async () => {
    const quiz = await publishedQuiz();
    const card = await invokeEndpoint(getCard, attempts.getCard, { params: { id: quiz.id } });
    expect(card.body.data.settingsSummary.practice).toBeUndefined();
    expect((await submit(await begun(quiz.id), RIGHT)).body.data.uncounted).toBeUndefined();
  });
});
