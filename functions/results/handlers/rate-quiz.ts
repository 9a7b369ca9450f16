import { feedback } from '@quizhall/shared/contract/results/feedback';
import { formatAttemptId, parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { getLatestAttempt, lastFinished } from '../../attempts/model/attempts.ts';
import { giveFeedback } from '../../attempts/model/finished-attempts.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { type Principal, verifyAttemptToken } from '../../platform/security/tokens.ts';

export const handler = endpoint(feedback.rateQuiz, async ({ params, body, user, sessionToken }) => {
  const { submissionId: named, ...given } = body;
  const submissionId = await rateableAttempt(params.quizId, named, { sessionToken, user });
  const at = await giveFeedback(submissionId, given);
  return { submissionId, feedback: given, givenAt: new Date(at).toISOString() };
});

interface Caller {
  sessionToken: string | undefined;
  user: Principal | undefined;
}

/** The caller's own attempt at this quiz, whether or not it exists and is finished. Somebody else's does not exist. */
async function rateableAttempt(
  quizId: string,
  named: string | undefined,
  { sessionToken, user }: Caller,
): Promise<string> {
  const id = sessionToken ? (await verifyAttemptToken(sessionToken)).id : named;
  if (named && named !== id) throw new AppError('NOT_FOUND');
  if (!sessionToken && !user) throw new AppError('SIGNED_OUT');
  if (!id) return latestFinished(quizId, `u_${user?.id}`);
  const attempt = parseAttemptId(id);
  const isOwn = sessionToken !== undefined || attempt.participant === `u_${user?.id}`;
  if (!isOwn || attempt.quizId !== quizId) throw new AppError('NOT_FOUND');
  return id;
}

/** While a further attempt runs, the one before it is the latest finished one. */
async function latestFinished(quizId: string, participant: string): Promise<string> {
  const latest = await getLatestAttempt(quizId, participant);
  if (!latest) throw new AppError('NOT_FOUND');
  return formatAttemptId({ ...latest, number: Math.max(1, lastFinished(latest)) });
}
