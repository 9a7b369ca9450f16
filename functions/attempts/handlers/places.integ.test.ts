import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type { GivenAnswer } from '@quizhall/shared/model/quizzes/question';
import { asPractised } from '@quizhall/shared/rules/quizzes/practice';
import { buildQuestion, buildSettings } from '@quizhall/shared/testing/factories';
import { describe, expect, it } from 'vitest';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { save, sessionHeader, start, submit } from '../../testing/taking.ts';
import { handler as checkAnswer } from './check-answer.ts';
import { handler as saveProgress } from './save-progress.ts';

/** q1 is matching, q2 ordering; both give partial credit. */
const grading = { partialCredit: true };
const questions = [
  buildQuestion({ id: 'q1', type: 'matching', grading }),
  buildQuestion({ id: 'q2', type: 'ordering', grading }),
];
const PAIRS = { Spain: 'Madrid', France: 'Paris', Italy: 'Lyon' };
const AGES = ['Bronze Age', 'Stone Age', 'Iron Age', 'Middle Ages'];

const begun = async (more = {}): Promise<StartedAttempt> =>
  (await start((await publishedQuiz({ questions, ...more })).id)).body.data;

const saveRaw = (session: StartedAttempt, seq: number, questionId: string, userAnswer: GivenAnswer) =>
  invokeEndpoint(saveProgress, attempts.saveProgress, {
    params: { sessionId: session.sessionId },
    body: { seq, answers: [{ questionId, userAnswer, timeSpent: 3 }] },
    headers: sessionHeader(session),
  });

const check = (session: StartedAttempt, questionId: string, userAnswer: GivenAnswer) =>
  invokeEndpoint(checkAnswer, attempts.checkAnswer, {
    params: { sessionId: session.sessionId },
    body: { questionId, userAnswer },
    headers: sessionHeader(session),
  });

describe('matching and ordering', () => {
  it('are shown in an order that stays when the attempt goes on', async () => {
    const quiz = await publishedQuiz({ questions, quiz: { language: 'de' } });
    const deviceId = 'device-of-this-test';
    const first: StartedAttempt = (await start(quiz.id, { deviceId })).body.data;
    const [matching, ordering] = first.quiz.questions;
    expect(matching).toMatchObject({ options: [], lefts: ['France', 'Italy', 'Spain'] });
    expect(matching?.rights?.toSorted()).toEqual(['Lyon', 'Madrid', 'Paris', 'Rome']);
    expect(ordering?.options.map(({ text }) => text).toSorted()).toEqual(AGES.toSorted());
    expect(first.quiz.language).toBe('de');
    const again: StartedAttempt = (await start(quiz.id, { deviceId })).body.data;
    expect(again.resumed).toBe(true);
    expect(again.quiz.questions).toEqual(first.quiz.questions);
  });

  it('take pairs as an object or as a list, answer them as a list, and show each part in the result', async () => {
    const quiz = await publishedQuiz({ questions });
    const deviceId = 'device-of-this-test';
    const session: StartedAttempt = (await start(quiz.id, { deviceId })).body.data;
    expect((await saveRaw(session, 1, 'q1', PAIRS)).status).toBe(200);
    const resumed: StartedAttempt = (await start(quiz.id, { deviceId })).body.data;
    expect(resumed.answers?.q1?.userAnswer).toEqual(['Paris', 'Lyon', 'Madrid']);
    const list = { q1: ['Paris', 'Lyon', 'Madrid'], q2: AGES };
    const { results = [], score } = (await submit(session, list)).body.data;
    expect(score).toMatchObject({ totalScore: 13.34, correctAnswers: 0 });
    expect(results).toMatchObject([
      {
        points: 6.67,
        options: [],
        userAnswer: ['Paris', 'Lyon', 'Madrid'],
        parts: [
          { part: 'France', given: 'Paris', expected: ['Paris'], isCorrect: true },
          { part: 'Italy', given: 'Lyon', expected: ['Rome'], isCorrect: false },
          { part: 'Spain', given: 'Madrid', expected: ['Madrid'], isCorrect: true },
        ],
      },
      { points: 6.67, userAnswer: AGES, parts: [{ part: '1', expected: ['Stone Age'] }, {}, {}, {}] },
    ]);
  });

  it.each<[string, string, GivenAnswer]>([
    ['a left side that is none', 'q1', { Norway: 'Oslo' }],
    ['a right side that is none', 'q1', { France: 'Oslo' }],
    ['an object for an order', 'q2', { 1: 'Stone Age' }],
    ['half an order', 'q2', ['Stone Age']],
  ])('refuse %s', async (_case, questionId, answer) => {
    const { status, body } = await saveRaw(await begun(), 1, questionId, answer);
    expect([status, body.errors]).toEqual([
      400,
      { 'answers.0.userAnswer': 'This answer does not fit the question' },
    ]);
  });

  it('keep what was saved when nothing more is handed in', async () => {
    const session = await begun();
    await save(session, 1, { q2: AGES.with(0, 'Stone Age').with(1, 'Bronze Age') });
    expect((await submit(session, {})).body.data.score).toMatchObject({ totalScore: 10 });
  });

  it('are checked in practice, part by part', async () => {
    const session = await begun({ settings: asPractised(buildSettings({ practiceMode: true })) });
    expect((await check(session, 'q1', {})).status).toBe(400);
    const { feedback } = (await check(session, 'q1', PAIRS)).body.data;
    expect(feedback).toMatchObject({ points: 6.67, parts: [{ isCorrect: true }, { isCorrect: false }, {}] });
  });
});
