import { invokeEndpoint } from '../../testing/invoke.ts';
import { testStream } from '../../testing/streams.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { describe, expect, it } from 'vitest';
import { creator, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { coAuthorOf } from '../../testing/co-authors.ts';
import { publishedQuiz } from '../../testing/scenarios.ts';
import { RIGHT, start, submit } from '../../testing/taking.ts';
import { handler as aggregate } from '../../entry/stream.ts';
import { handler } from './get-quiz-overview.ts';
import { handler as listQuizzes } from '../../quizzes/handlers/list-quizzes.ts';

const overview = (token: string, id: string) =>
  invokeEndpoint(handler, quizzes.getQuizOverview, { token, params: { id } });

describe('GET /quizzes/{id}/overview', () => {
  it('shows zeros before anybody took the quiz, also for a draft', async () => {
    const { token } = await creator();
    const { id } = await ownQuiz(token, { status: 'draft' });
    const { status, body } = await overview(token, id);
    expect(status).toBe(200);
    expect(body.data.stats).toMatchObject({ totalAttempts: 0, averageScore: 0, passRate: 0 });
    expect(body.data.scoreDistribution.map(({ range }) => range)).toEqual([
      '0-20',
      '21-40',
      '41-60',
      '61-80',
      '81-100',
    ]);
    expect(body.data.recentAttempts).toEqual([]);
  });

  it('shows what the attempts come to, and the list agrees', async () => {
    const { token } = await creator();
    const quiz = await ownQuiz(token, { questions: [QUESTION, { ...QUESTION, question: 'Second?' }] });
    const [first = '', second = ''] = quiz.questions.map(({ id }) => id);
    const stream = await testStream(aggregate);
    const sessions = await Promise.all([1, 2, 3].map(async () => (await start(quiz.id)).body.data));
    const [right, half] = sessions;
    if (!right || !half) throw new Error('Not started');
    await submit(right, { [first]: 'Paris', [second]: 'Paris' });
    await submit(half, { [first]: 'Paris', [second]: 'Lyon' });
    await stream.drain();

    const { data } = (await overview(token, quiz.id)).body;
    expect(data.stats).toMatchObject({
      uniqueParticipants: 3,
      totalAttempts: 3,
      completedAttempts: 2,
      averageScore: 75,
      passRate: 50,
    });
    expect(data.scoreDistribution.map(({ count }) => count)).toEqual([0, 0, 1, 0, 1]);
    expect(data.questions.map(({ text, avgCorrect, answers }) => [text, avgCorrect, answers])).toEqual([
      ['Capital of France?', 100, 2],
      ['Second?', 50, 2],
    ]);
    expect(data.recentAttempts.map(({ score, status }) => [score, status])).toEqual([
      [50, 'failed'],
      [100, 'passed'],
    ]);
    const listed = await invokeEndpoint(listQuizzes, quizzes.listQuizzes, { token });
    expect(listed.body.data.quizzes[0]).toMatchObject({ totalResponses: 2, avgScore: 75 });
  });

  it('leaves formulas out for those who have them', async () => {
    const { token } = await creator();
    const { id } = await ownQuiz(token, { questions: [{ ...QUESTION, question: 'What is $x$?' }] });
    const ask = async (formulas: 'with' | 'without') => {
      const options = { token, params: { id }, query: { formulas } };
      return (await invokeEndpoint(handler, quizzes.getQuizOverview, options)).body.data.questions[0];
    };
    const whole = await ask('with');
    expect(whole?.formulas).toHaveProperty(['$x$']);
    expect(await ask('without')).toEqual({ ...whole, formulas: undefined });
  });

  it.each([
    ['viewer', 0],
    ['editor', 0],
    ['grader', 1],
  ] as const)('shows a %s the numbers, and %i of the people behind them', async (role, people) => {
    const quiz = await publishedQuiz();
    const stream = await testStream(aggregate);
    await submit((await start(quiz.id)).body.data, RIGHT);
    await stream.drain();
    const { data } = (await overview((await coAuthorOf(quiz.id, role)).token, quiz.id)).body;
    expect(data.stats.completedAttempts).toBe(1);
    expect(data.recentAttempts).toHaveLength(people);
  });
});
