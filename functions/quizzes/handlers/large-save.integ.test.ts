import { randomBytes } from 'node:crypto';
import { LIMITS } from '@quizhall/shared/model/limits';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { expect, it } from 'vitest';
import { getQuiz, saveQuiz } from '../model/quizzes.ts';
import { measureCost } from '../../platform/capacity-meter.ts';
import { callGet, creator, ownQuiz } from '../../testing/authoring.ts';

const changes = {
  fields: [],
  added: LIMITS.questions,
  removed: 0,
  changed: 0,
  moved: 0,
  affectsScores: false,
};

/** Texts that compress worse than any writing does. */
const noise = (bytes: number) => randomBytes(bytes).toString('base64');

it('saves 500 questions with one call to the table, beside the one that reads the quiz', async () => {
  const { id: by, token } = await creator();
  const { id } = await ownQuiz(token, { status: 'draft', questions: [] });
  const questions = Array.from({ length: LIMITS.questions }, (_, index) =>
    buildQuestion({ id: `q${index}`, question: noise(400) }),
  );
  const { consumed } = await measureCost(async () => {
    const quiz = await getQuiz(id);
    if (!quiz) throw new Error('The quiz is gone');
    await saveQuiz(quiz, { ...quiz, totalQuestions: questions.length }, questions, { by, changes });
  });
  expect(consumed.trips).toBe(2);
  expect((await callGet(token, id)).body.data.quiz.questions).toHaveLength(LIMITS.questions);
});
