import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { oneOfEachType } from '@quizhall/shared/testing/factories';
import { expect, it } from 'vitest';
import { now } from '../../platform/clock.ts';
import { creator, ownQuiz } from '../../testing/authoring.ts';
import { everyReader } from '../../testing/background.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { invokeEndpoint } from '../../testing/invoke.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { testStream } from '../../testing/streams.ts';
import { type Answers, RIGHT, start, submit } from '../../testing/taking.ts';
import { handler } from './get-quiz-analysis.ts';

const analysisOf = async (token: string, id: string) =>
  invokeEndpoint(handler, quizzes.getQuizAnalysis, { token, params: { id } });

it('says of every question how it went, with what was chosen and written', async () => {
  const { token, id: ownerId } = await creator();
  const questions = oneOfEachType().map((question) => ({ ...question, tags: ['chemistry'] }));
  const quiz = await publishedQuiz({ quiz: { ownerId }, questions });
  const papers: Answers[] = [RIGHT, RIGHT, { ...RIGHT, q1: 'Nice', q5: ' Silver' }, { ...RIGHT, q5: null }];
  for (const answers of papers) await submit((await start(quiz.id)).body.data, answers);
  await (await testStream(everyReader(), now)).drain();
  const { status, body } = await analysisOf(token, quiz.id);
  expect(status).toBe(200);
  const { data } = body;
  expect(data).toMatchObject({
    attempts: 4,
    score: { attempts: 4, mean: 85, median: 90, isMedianExact: true },
    reliability: { reason: 'few_attempts' },
    byTag: [{ tag: 'chemistry', questions: 5, percentage: 85 }],
  });
  expect(data.since).toBeUndefined();
  expect(data.score.histogram.reduce((sum, { count }) => sum + count, 0)).toBe(4);
  const [first] = data.questions;
  expect(first).toMatchObject({
    id: 'q1',
    seen: 4,
    answers: 4,
    medianSeconds: 3,
    isMedianExact: true,
    facility: 75,
    verdicts: [{ kind: 'too_few' }],
  });
  expect(first?.options.find(({ text }) => text === 'Nice')).toMatchObject({
    isCorrect: false,
    count: 1,
    percent: 25,
    meanScore: 60,
  });
  expect(data.questions.at(-1)).toMatchObject({
    seen: 4,
    answers: 3,
    wrong: [{ blank: 0, text: 'silver', count: 1 }],
  });
});

it('tells who may not read answers no text that fewer than three gave', async () => {
  const { id: ownerId } = await creator();
  const quiz = await publishedQuiz({ quiz: { ownerId }, questions: oneOfEachType() });
  for (const text of ['Silver', 'Silver', 'Silver', 'Ada Lovelace'])
    await submit((await start(quiz.id)).body.data, { ...RIGHT, q5: text });
  await (await testStream(everyReader(), now)).drain();
  const wrongFor = async (role: 'viewer' | 'grader') => {
    const { token } = await coAuthorOf(quiz.id, role);
    return (await analysisOf(token, quiz.id)).body.data.questions.at(-1)?.wrong.map(({ text }) => text);
  };
  expect(await wrongFor('viewer')).toEqual(['silver']);
  expect(await wrongFor('grader')).toEqual(['silver', 'ada lovelace']);
});

it('is empty before anybody took the quiz', async () => {
  const { token } = await creator();
  const { id } = await ownQuiz(token);
  const { status, body } = await analysisOf(token, id);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ attempts: 0, score: { attempts: 0 }, byTag: [] });
});

it('knows no quiz where there is none', async () => {
  const { token } = await creator();
  expect((await analysisOf(token, 'x')).status).toBe(404);
});
