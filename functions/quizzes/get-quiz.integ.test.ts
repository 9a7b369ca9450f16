import { invokeEndpoint } from '../_testing/invoke.ts';
import { quizzes } from '@quizhall/shared/contract/quizzes';
import { describe, expect, it } from 'vitest';
import { callGet, creator, ownQuiz } from '../_testing/authoring.ts';
import { handler } from './get-quiz.ts';

describe('GET /quizzes/{id}', () => {
  it('gives the owner the whole quiz with its key', async () => {
    const { token } = await creator();
    const created = await ownQuiz(token);
    const { status, body } = await callGet(token, created.id);
    expect(status).toBe(200);
    expect(body.data.quiz).toEqual(created);
    expect(body.data.quiz.questions[0]?.options).toMatchObject([
      { text: 'Paris', isCorrect: true },
      { text: 'Lyon' },
    ]);
  });

  it('does not exist for anybody else, nor for the signed out', async () => {
    const { token } = await creator();
    const { id } = await ownQuiz(token);
    const other = await creator();
    expect(await callGet(other.token, id)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
    expect(await callGet(token, 'q_0000000000000000')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    });
    expect(await invokeEndpoint(handler, quizzes.getQuiz, { params: { id } })).toMatchObject({ status: 401 });
  });
});
