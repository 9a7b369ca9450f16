import { attempts } from '@quizhall/shared/contract/attempts';
import { parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { arrivalOf } from '@quizhall/shared/rules/deadline';
import { type Attempt, type Progress, saveProgress } from '../_data/attempts.ts';
import { getVersion, type QuizVersion } from '../_data/quiz-cache.ts';
import { now } from '../_http/clock.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_http/errors.ts';
import { type AttemptSession, sha256 } from '../_http/tokens.ts';
import { encodeAnswers, withinTheirTime } from '../_taking/answers.ts';
import { behaviorCounters } from '../_taking/evidence.ts';
import { paperOf } from '../_taking/paper.ts';
import { openSession } from '../_taking/session.ts';

export const handler = endpoint(attempts.saveProgress, async ({ params, body, user, sessionToken }) => {
  const session = await openSession(params.sessionId, { sessionToken, user });
  if (arrivalOf(now(), session.deadlineAt) !== 'in_time') throw new AppError('ATTEMPT_OVER');
  const content = await getVersion(session.quizId, session.version);
  const progress: Progress = {
    seq: body.seq,
    saveDigest: sha256(JSON.stringify(body)).slice(0, 8),
    index: body.currentIndex,
    answers: encodeAnswers(content.questions, withinTheirTime(content, body.answers)),
    behavior: body.behavior && behaviorCounters(body.behavior),
  };
  const refusedBy = content.settings.allowBackNavigation
    ? await saveProgress(session.id, progress)
    : await saveForward(session, content, progress);
  return acknowledge(session, progress, refusedBy);
});

/** With back navigation off, answers to questions that the participant has left are dropped and the rest is saved. */
async function saveForward(session: AttemptSession, content: QuizVersion, progress: Progress) {
  const paper = await paperOf(parseAttemptId(session.id), session.version, content);
  const place = (position: string) => paper.questions.indexOf(Number(position));
  const lowest = Math.min(progress.index, ...Object.keys(progress.answers).map(place));
  const refusedBy = await saveProgress(session.id, { ...progress, notBeyond: lowest });
  if (!refusedBy || refusedBy.status !== 'in_progress' || refusedBy.seq >= progress.seq) return refusedBy;
  const open = Object.entries(progress.answers).filter(([position]) => place(position) >= refusedBy.index);
  return saveProgress(session.id, {
    ...progress,
    answers: Object.fromEntries(open),
    index: Math.max(progress.index, refusedBy.index),
    notBeyond: refusedBy.index,
  });
}

/** The same save that comes again is acknowledged again; another one with its number is not. */
function acknowledge(
  { deadlineAt }: AttemptSession,
  { seq, saveDigest }: Progress,
  refusedBy: Attempt | undefined,
) {
  if (refusedBy && refusedBy.status !== 'in_progress') throw new AppError('ATTEMPT_FINISHED');
  const at = new Date(now()).toISOString();
  const repeated = refusedBy?.seq === seq && refusedBy.saveDigest === saveDigest;
  return {
    seq: refusedBy?.seq ?? seq,
    saved: !refusedBy || repeated,
    savedAt: at,
    serverNow: at,
    deadlineAt: new Date(deadlineAt).toISOString(),
  };
}
