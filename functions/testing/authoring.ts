import { invokeEndpoint } from './invoke.ts';
import type { RequestInit } from '@quizhall/shared/contract/endpoint';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { handler as createQuiz } from '../quizzes/handlers/create-quiz.ts';
import { handler as getQuiz } from '../quizzes/handlers/get-quiz.ts';
import { handler as updateQuiz } from '../quizzes/handlers/update-quiz.ts';
import { account, tokenOf } from './accounts.ts';

type CreateBody = RequestInit<typeof quizzes.createQuiz>['body'];
type UpdateBody = RequestInit<typeof quizzes.updateQuiz>['body'];

/** A signed-in person with an account that may create quizzes, unless told otherwise. */
export async function creator(
  overrides: Parameters<typeof account>[0] = {},
): Promise<{ id: string; token: string }> {
  const user = await account(overrides);
  return { id: user.id, token: await tokenOf(user) };
}

export const QUESTION = {
  type: 'one_choice',
  question: 'Capital of France?',
  options: [{ text: 'Paris', isCorrect: true }, { text: 'Lyon' }],
} as const satisfies NonNullable<CreateBody['questions']>[number];

export const callCreate = (
  token: string,
  body: CreateBody,
  more: { query?: { status?: 'draft' | 'published' }; headers?: Record<string, string> } = {},
) => invokeEndpoint(createQuiz, quizzes.createQuiz, { token, body, ...more });

export const callGet = (token: string, id: string) =>
  invokeEndpoint(getQuiz, quizzes.getQuiz, { token, params: { id } });

export const callUpdate = (token: string, id: string, body: UpdateBody) =>
  invokeEndpoint(updateQuiz, quizzes.updateQuiz, { token, params: { id }, body });

/** A quiz that its owner has created through the API; published unless told otherwise. */
export async function ownQuiz(token: string, body: CreateBody = {}): Promise<OwnQuiz> {
  const complete = { title: 'Capitals', questions: [QUESTION], status: 'published' as const, ...body };
  const answer = await callCreate(token, complete);
  if (answer.status !== 201) throw new Error(`The quiz was refused: ${JSON.stringify(answer.body)}`);
  return answer.body.data.quiz;
}
