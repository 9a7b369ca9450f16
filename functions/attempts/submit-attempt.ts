import { attempts } from '@quizhall/shared/contract/attempts';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import { parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { type Arrival, arrivalOf, GRACE_MS } from '@quizhall/shared/rules/deadline';
import { type Attempt, getAttempt } from '../_data/attempts.ts';
import { getLiveQuiz, getVersion, type QuizVersion } from '../_data/quiz-cache.ts';
import { now } from '../_http/clock.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_http/errors.ts';
import type { AttemptSession } from '../_http/tokens.ts';
import { acceptAnswers, type EncodedAnswers, encodeAnswers, exceeds } from '../_taking/answers.ts';
import { packEvidence } from '../_taking/evidence.ts';
import { gradeAndFinish } from '../_taking/finish.ts';
import { paperOf } from '../_taking/paper.ts';
import { resultOf } from '../_taking/result.ts';
import { latestOf, openSession } from '../_taking/session.ts';

type Submission = BodyOf<typeof attempts.submitAttempt>;

export const handler = endpoint(attempts.submitAttempt, async ({ params, body, user, sessionToken }) => {
  const session = await openSession(body.sessionId, { sessionToken, user });
  if (session.quizId !== params.quizId) throw new AppError('NOT_FOUND');
  const [quiz, content] = await Promise.all([
    getLiveQuiz(session.quizId),
    getVersion(session.quizId, session.version),
  ]);
  const arrival = howItArrived(body, session);
  const submitted = arrival === 'over' ? {} : encodeAnswers(content.questions, body.answers);
  const stored = needsStored(body, content, arrival) ? await getAttempt(session.id) : undefined;
  const { done, attempt } = await gradeAndFinish(session.id, quiz, content, {
    status: arrival === 'over' ? 'timed_out' : body.status,
    answers: stored ? await mergeAnswers(stored, submitted, content) : submitted,
    completedAt: endOf(body, session, arrival),
    startedAt: session.startedAt,
    name: session.name,
    email: session.email,
    late: arrival === 'late_sync',
    // Also when it came too late: whoever has handed in sees the result, and nothing may replace it after that.
    finishedBy: 'participant',
    evidence: packEvidence(body),
  });
  // What has ended in time just now is the latest attempt: the usual submit reads nothing.
  const latest = done && arrival === 'in_time' ? attempt : await latestOf(attempt);
  return resultOf(attempt, quiz, content, latest);
});

/**
 * Answers that a lost connection held back count if the browser says they were complete before the deadline and they
 * arrive within the late-sync window; the owner sees the mark. Anything later ends with what the server holds.
 */
function howItArrived({ completedAt }: Submission, { deadlineAt }: AttemptSession): Arrival {
  const arrival = arrivalOf(now(), deadlineAt);
  if (arrival !== 'late_sync') return arrival;
  return completedAt && Date.parse(completedAt) <= deadlineAt + GRACE_MS ? 'late_sync' : 'over';
}

/** The server's clock says when it ended; only what arrives late is believed to have ended when the browser says. */
function endOf(
  { completedAt }: Submission,
  { startedAt, deadlineAt }: AttemptSession,
  arrival: Arrival,
): number {
  const reported = arrival === 'late_sync' && completedAt ? Date.parse(completedAt) : now();
  return Math.max(startedAt, Math.min(reported, deadlineAt));
}

/** The usual submit carries every answer and needs no read; these cases depend on what was saved before. */
function needsStored(
  { answers }: Submission,
  { questions, settings }: QuizVersion,
  arrival: Arrival,
): boolean {
  const limits = new Map(questions.map(({ id, timeLimit }) => [id, timeLimit || settings.questionTimeLimit]));
  const incomplete = new Set(answers.map(({ questionId }) => questionId)).size < questions.length;
  const overtime = answers.some(({ questionId, timeSpent }) => exceeds(timeSpent, limits.get(questionId)));
  return arrival === 'over' || incomplete || overtime || !settings.allowBackNavigation;
}

async function mergeAnswers(stored: Attempt, submitted: EncodedAnswers, content: QuizVersion) {
  const { questions, settings } = content;
  const closed = new Set<number>();
  if (!settings.allowBackNavigation) {
    const paper = await paperOf(parseAttemptId(stored.id), stored.version, content);
    for (const position of paper.questions.slice(0, stored.index)) closed.add(position);
  }
  const { questionTimeLimit } = settings;
  return acceptAnswers({ questions, stored: stored.answers, submitted, closed, questionTimeLimit });
}
