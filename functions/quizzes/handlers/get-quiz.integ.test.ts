import { describe, expect, it } from 'vitest';
import { callGet, creator, ownQuiz } from '../../testing/authoring.ts';

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
});
