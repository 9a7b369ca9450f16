import { invokeEndpoint } from '../../testing/invoke.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { describe, expect, it } from 'vitest';
import { callUpdate, creator, ownQuiz, QUESTION } from '../../testing/authoring.ts';
import { start } from '../../testing/taking.ts';
import { handler } from './publish-quiz.ts';

const publish = (token: string, id: string) =>
  invokeEndpoint(handler, quizzes.publishQuiz, { token, params: { id } });

describe('PATCH /quizzes/{id}/publish', () => {
  it('publishes a draft, which can then be taken', async () => {
    const { token } = await creator();
    const quiz = await ownQuiz(token, { status: 'draft' });
    expect((await start(quiz.code)).status).toBe(404);
    const { status, body } = await publish(token, quiz.id);
    expect(status).toBe(200);
    expect(body.data.quiz).toMatchObject({ id: quiz.id, status: 'published', revision: 2 });
    expect((await start(quiz.code)).status).toBe(201);
  });

  it('publishes once, however often it is asked', async () => {
    const { token } = await creator();
    const quiz = await ownQuiz(token, { status: 'draft' });
    const answers = [await publish(token, quiz.id), await publish(token, quiz.id)];
    expect(answers.map(({ body }) => body.data.quiz.revision)).toEqual([2, 2]);
  });

  it('resumes a paused quiz, but does not bring back an archived one', async () => {
    const { token } = await creator();
    const quiz = await ownQuiz(token);
    await callUpdate(token, quiz.id, { status: 'paused' });
    expect((await publish(token, quiz.id)).body.data.quiz.status).toBe('published');
    await callUpdate(token, quiz.id, { status: 'archived' });
    expect(await publish(token, quiz.id)).toMatchObject({ status: 409, body: { code: 'INVALID_STATE' } });
  });

  it('says what is missing', async () => {
    const { token } = await creator();
    const quiz = await ownQuiz(token, { status: 'draft', questions: [{ ...QUESTION, question: '' }] });
    expect(await publish(token, quiz.id)).toMatchObject({
      status: 400,
      body: { code: 'NOT_PUBLISHABLE', errors: { 'questions.0.question': 'Please enter a question' } },
    });
  });

  it('refuses to draw more questions than there are, from all or from a pool', async () => {
    const { token } = await creator();
    const errorsOf = async (settings: object) => {
      const questions = [{ ...QUESTION, pool: 'basics' }];
      const quiz = await ownQuiz(token, { status: 'draft', questions, settings });
      return (await publish(token, quiz.id)).body.errors;
    };
    expect(await errorsOf({ drawQuestions: 2 })).toEqual({
      'settings.drawQuestions': 'This quiz has only 1 question',
    });
    expect(await errorsOf({ pools: [{ name: 'basics', draw: 2 }] })).toEqual({
      'settings.pools.0.draw': 'The pool “basics” has only 1 question',
    });
    expect(await errorsOf({ pools: [{ name: 'basics', draw: 1 }] })).toBeUndefined();
  });
});
