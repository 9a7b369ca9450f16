import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import type { StartedAttempt } from '@quizhall/shared/model/attempts/started-attempt';
import { buildQuestion } from '@quizhall/shared/testing/factories';
import { expect } from 'vitest';
import { getAttempt } from '../attempts/model/attempts.ts';
import { listNotifications } from '../notifications/model/notifications.ts';
import { getMail } from '../notifications/model/outbox.ts';
import { sha256 } from '../platform/security/tokens.ts';
import { handler as getResult } from '../attempts/handlers/get-result.ts';
import { handler as gradeSubmission } from '../grading/handlers/grade-submission.ts';
import { handler as listGrading } from '../grading/handlers/list-grading.ts';
import { handler as releaseSubmission } from '../results/handlers/release-submission.ts';
import { invokeEndpoint } from './invoke.ts';
import { publishedQuiz, signedIn } from './scenarios.ts';
import { type Answers, sessionHeader, start, submit } from './taking.ts';

/** A quiz with two essays, submissions to it, and the calls of whoever grades them. */

const essay = (id: string) =>
  buildQuestion({ type: 'essay', id, points: 20, timeLimit: 0, explanation: 'Two causes.' });
export const ESSAY_QUESTIONS = [buildQuestion({ id: 'q1', timeLimit: 0 }), essay('e1'), essay('e2')];
export const ESSAY_ANSWERS: Answers = { q1: 'Paris', e1: 'Because of lead.', e2: 'Because of Goths.' };

/** @param more questions besides, of one choice each */
export async function essayWorld(settings: object = {}, shards = 1, more = 0) {
  const { user: owner, token } = await signedIn();
  const quiz = await publishedQuiz({
    questions: [
      ...ESSAY_QUESTIONS,
      ...Array.from({ length: more }, (_, n) => buildQuestion({ id: `more${n}`, timeLimit: 0 })),
    ],
    settings: { disclosure: 'at_once', maxAttempts: 3, ...settings },
    quiz: { ownerId: owner.id, shards },
  });
  return { quiz, owner, token };
}
export type EssayWorld = Awaited<ReturnType<typeof essayWorld>>;

/** Somebody with an account who has handed in. */
export async function handedIn({ quiz }: Pick<EssayWorld, 'quiz'>, answers = ESSAY_ANSWERS) {
  const { user, token } = await signedIn();
  const session = (await start(quiz.id, {}, token)).body.data;
  expect((await submit(session, answers)).status).toBe(200);
  return { session, id: session.sessionId, user };
}

export const grade = (token: string, id: string, grades: object[]) =>
  invokeEndpoint(gradeSubmission, quizzes.gradeSubmission, {
    token,
    params: { id },
    body: { grades: grades as { questionId: string; points: number }[] },
  });
export const gradeAll = (token: string, id: string, points = 20) =>
  grade(
    token,
    id,
    ['e1', 'e2'].map((questionId) => ({ questionId, points })),
  );
export const release = (token: string, id: string) =>
  invokeEndpoint(releaseSubmission, quizzes.releaseSubmission, { token, params: { id } });
/** A page of the answers that wait for points. */
export const waiting = (
  token: string,
  id: string,
  query: { questionId?: string; submissionId?: string; limit?: number; cursor?: string } = {},
) => invokeEndpoint(listGrading, quizzes.listGrading, { token, params: { id }, query });
export const resultOf = async (session: StartedAttempt) =>
  (
    await invokeEndpoint(getResult, attempts.getResult, {
      params: { id: session.sessionId },
      headers: sessionHeader(session),
    })
  ).body.data;
/** What was mailed when the result of an attempt, as it was handed in, was released. */
export async function releaseMail(attemptId: string) {
  const completedAt = (await getAttempt(attemptId))?.card?.completedAt;
  return getMail(sha256(`resultReleased#${attemptId}#${completedAt}`));
}

/** The kinds of a person's notifications. */
export const told = async (userId: string) =>
  (await listNotifications(userId, { limit: 50 })).notifications.map(({ type }) => type);
