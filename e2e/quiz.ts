import { expect, type Page } from '@playwright/test';
import { demoAccounts } from '@quizhall/infra/local/seed/accounts.ts';
import type { RequestInit } from '@quizhall/shared/contract/endpoint';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { callApi } from './api.ts';
import { tokensOf } from './demo.ts';
import { urls } from './stage.ts';

/** Quizzes made for one test, and the way into them. */
type QuizBody = RequestInit<typeof quizzes.createQuiz>['body'];
export type QuestionBody = NonNullable<QuizBody['questions']>[number];

const choices = (right: string, ...wrong: string[]) =>
  [right, ...wrong].map((text) => ({ text, isCorrect: text === right }));

const ONE_OF_EACH: QuestionBody[] = [
  { type: 'one_choice', question: 'Which is a metal?', options: choices('Iron', 'Neon', 'Argon') },
  {
    type: 'multiple_choice',
    question: 'Which are gases?',
    options: [...choices('Neon', 'Iron'), { text: 'Argon', isCorrect: true }],
  },
  { type: 'true_false', question: 'Iron rusts.', options: choices('True', 'False') },
  { type: 'short_answer', question: 'Which metal is Au?', correctAnswers: ['Gold'] },
  { type: 'fill_blank', question: 'Water is ___ and ___.', correctAnswers: ['hydrogen', 'oxygen'] },
];

interface Wish
  extends Pick<QuizBody, 'title' | 'questions' | 'passages' | 'settings' | 'rewards' | 'schedule'> {
  status?: 'paused';
}

/** A quiz of the demo creator; no question has a time of its own unless it says so. */
export async function publish(wish: Wish): Promise<{ id: string; code: string }> {
  const { accessToken: token } = await tokensOf(demoAccounts.creator);
  const { status, settings, questions = ONE_OF_EACH, ...rest } = wish;
  const { quiz } = await callApi(quizzes.createQuiz, {
    token,
    query: { status: 'published' },
    body: {
      title: 'Metals and gases',
      category: 'science',
      ...rest,
      questions: questions.map((question) => ({ timeLimit: 0, ...question })),
      settings: { timeLimit: 20, allowRetake: true, isPublic: false, passingScore: 60, ...settings },
    },
  });
  if (status === 'paused') {
    const body = { status, revision: quiz.revision };
    await callApi(quizzes.updateQuiz, { token, params: { id: quiz.id }, body });
  }
  return quiz;
}

/** Questions that differ by their number alone. */
export const numbered = (count: number): QuestionBody[] =>
  Array.from({ length: count }, (_, index) => ({
    type: 'one_choice',
    question: `Which is number ${index + 1}?`,
    options: choices('This one', 'That one', 'The other one', 'None'),
  }));

/** Starts the quiz as a guest, and waits for its first question. */
export async function begin(page: Page, code: string, total: number): Promise<void> {
  await page.goto(`${urls.site}/quiz/${code}`);
  await page.getByRole('checkbox', { name: 'I agree to the terms and conditions' }).check();
  await page.getByRole('button', { name: 'Start Quiz' }).click();
  await isAt(page, 1, total);
}

export const isAt = (page: Page, number: number, total: number) =>
  expect(page.getByText(`Question ${number} of ${total}`, { exact: true })).toBeVisible();

/** Goes from the first question to the last by the arrow key, seeing each on the way. */
export async function stepToLast(page: Page, total: number): Promise<void> {
  for (let number = 2; number <= total; number++) {
    await page.keyboard.press('ArrowRight');
    await isAt(page, number, total);
  }
}
