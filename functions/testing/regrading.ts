import type { RequestInit } from '@quizhall/shared/contract/endpoint';
import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import type { Quiz } from '../quizzes/model/quizzes.ts';
import { getStoredQuiz } from '../quizzes/model/quizzes.ts';
import { handler as getResult } from '../attempts/handlers/get-result.ts';
import { handler as regradeQuiz } from '../grading/handlers/regrade-quiz.ts';
import { invokeEndpoint } from './invoke.ts';
import { publishedQuiz, signedIn } from './scenarios.ts';
import { type Answers, sessionHeader, start, submit } from './taking.ts';

type Corrections = RequestInit<typeof quizzes.regradeQuiz>['body']['corrections'];

/** Question 1 of `publishedQuiz` by another key. */
export const LYON: Corrections = [{ questionId: 'q1', correctAnswers: ['Lyon'] }];

/** A published quiz of somebody, who corrects its key. */
export async function correctable(wish: Parameters<typeof publishedQuiz>[0] = {}) {
  const owner = await signedIn();
  const quiz = await publishedQuiz({ ...wish, quiz: { ownerId: owner.user.id, ...wish.quiz } });
  return { quiz, owner, ...(await correcting(quiz.id, owner.token)) };
}

/** The calls of whoever corrects this quiz, on top of its revision of now. */
export async function correcting(id: string, token: string) {
  const call = async (corrections: Corrections, preview: 'true' | 'false', revision?: number) => {
    const known = revision ?? ((await getStoredQuiz(id)) as Quiz).revision;
    const body = { corrections, revision: known };
    return invokeEndpoint(regradeQuiz, quizzes.regradeQuiz, {
      token,
      params: { id },
      query: { preview },
      body,
    });
  };
  return {
    preview: (corrections: Corrections, revision?: number) => call(corrections, 'true', revision),
    apply: (corrections: Corrections, revision?: number) => call(corrections, 'false', revision),
  };
}

/** An attempt with these answers by a new guest, or by whose token this is. */
export async function takenWith(quiz: Quiz, answers: Answers, token?: string): Promise<StartedAttempt> {
  const session = (await start(quiz.id, token === undefined ? undefined : {}, token)).body.data;
  const { status } = await submit(session, answers);
  if (status !== 200) throw new Error(`The submit was answered with ${status}`);
  return session;
}

/** What its participant reads. */
export async function resultOf(session: StartedAttempt) {
  const request = { params: { id: session.sessionId }, headers: sessionHeader(session) };
  return (await invokeEndpoint(getResult, attempts.getResult, request)).body.data;
}
