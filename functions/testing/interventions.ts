import { quizzes } from '@quizhall/shared/contract/quizzes/quizzes';
import { handler as annulSubmission } from '../results/handlers/annul-submission.ts';
import { handler as finishSubmission } from '../results/handlers/finish-submission.ts';
import { handler as grantAttempt } from '../results/handlers/grant-attempt.ts';
import { handler as reinstateSubmission } from '../results/handlers/reinstate-submission.ts';
import { handler as reopenSubmission } from '../results/handlers/reopen-submission.ts';
import { tokenOf } from './accounts.ts';
import { invokeEndpoint } from './invoke.ts';
import { publishedQuiz, signedIn } from './scenarios.ts';
import { start } from './taking.ts';

/** A quiz of an owner, and somebody with an account who takes it. */
export async function world(settings: object = {}) {
  const { user: owner, token } = await signedIn();
  const quiz = await publishedQuiz({
    settings: { maxAttempts: 1, disclosure: 'at_once', ...settings },
    quiz: { ownerId: owner.id },
  });
  const person = await signedIn();
  const begun = async () => (await start(quiz.id, {}, await tokenOf(person.user))).body.data;
  return { quiz, owner, token, person, begun };
}

const because = { reason: 'A power cut' };
export const ask = (token: string, id: string) => ({ token, params: { id } });
export const reopen = (token: string, id: string, minutes = 0) =>
  invokeEndpoint(reopenSubmission, quizzes.reopenSubmission, {
    ...ask(token, id),
    body: { ...because, minutes },
  });
export const grant = (token: string, id: string) =>
  invokeEndpoint(grantAttempt, quizzes.grantAttempt, { ...ask(token, id), body: {} });
export const finish = (token: string, id: string, more: { final?: boolean } = {}) =>
  invokeEndpoint(finishSubmission, quizzes.finishSubmission, {
    ...ask(token, id),
    body: { ...because, ...more },
  });
export const annul = (token: string, id: string) =>
  invokeEndpoint(annulSubmission, quizzes.annulSubmission, { ...ask(token, id), body: { reason: 'Copied' } });
export const reinstate = (token: string, id: string) =>
  invokeEndpoint(reinstateSubmission, quizzes.reinstateSubmission, { ...ask(token, id), body: because });
