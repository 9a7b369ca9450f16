import { feedback } from '@quizhall/shared/contract/feedback';
import { formatAttemptId, parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { getLatestAttempt, lastFinished } from '../_data/attempts.ts';
import { giveFeedback } from '../_data/finished-attempts.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_platform/errors.ts';
import { type Principal, readAttemptToken } from '../_platform/tokens.ts';

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
  const id = sessionToken ? (await readAttemptToken(sessionToken)).id : named;
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
