import { attempts } from '@quizhall/shared/contract/attempts';
import { arrivalOf } from '@quizhall/shared/rules/deadline';
import { type Progress, saveProgress } from '../_data/attempts.ts';
import { getVersion } from '../_data/quiz-cache.ts';
import { now } from '../_http/clock.ts';
import { endpoint } from '../_http/endpoint.ts';
import { AppError } from '../_http/errors.ts';
import type { AttemptSession } from '../_http/tokens.ts';
import { encodeAnswers } from '../_taking/answers.ts';
import { behaviorCounters } from '../_taking/evidence.ts';
import { paperOf } from '../_taking/paper.ts';
import { openSession } from '../_taking/session.ts';
import { parseAttemptId } from '@quizhall/shared/model/attempt-id';

export const handler = endpoint(attempts.saveProgress, async ({ params, body, user, sessionToken }) => {
  const session = await openSession(params.sessionId, { sessionToken, user });
  if (arrivalOf(now(), session.deadlineAt) !== 'in_time') throw new AppError('ATTEMPT_OVER');
  const content = await getVersion(session.quizId, session.version);
  const answers = encodeAnswers(content.questions, body.answers);
  const progress: Progress = {
    seq: body.seq,
    index: body.currentIndex,
    answers,
    behavior: body.behavior && behaviorCounters(body.behavior),
  };
  if (!content.settings.allowBackNavigation) {
    const paper = await paperOf(parseAttemptId(session.id), session.version, content);
    progress.notBeyond = Math.min(
      body.currentIndex,
      ...Object.keys(answers).map((position) => paper.questions.indexOf(Number(position))),
    );
  }
  return acknowledge(session, await storedSeq(session, progress));
});

/**
 * The sequence number that stands after the save: its own, or the stored one if this save came too late to count.
 * With back navigation off, answers to questions the participant has left are dropped and the rest is saved.
 */
async function storedSeq(session: AttemptSession, progress: Progress): Promise<number> {
  const refusedBy = await saveProgress(session.id, progress);
  if (!refusedBy) return progress.seq;
  if (refusedBy.status !== 'in_progress') throw new AppError('ATTEMPT_FINISHED');
  if (refusedBy.seq >= progress.seq) return refusedBy.seq;
  const content = await getVersion(session.quizId, session.version);
  const paper = await paperOf(parseAttemptId(session.id), session.version, content);
  const answers = Object.fromEntries(
    Object.entries(progress.answers).filter(
      ([position]) => paper.questions.indexOf(Number(position)) >= refusedBy.index,
    ),
  );
  const index = Math.max(progress.index, refusedBy.index);
  const again = await saveProgress(session.id, { ...progress, answers, index, notBeyond: refusedBy.index });
  return again ? again.seq : progress.seq;
}

function acknowledge({ deadlineAt }: AttemptSession, seq: number) {
  const at = new Date(now()).toISOString();
  return { seq, savedAt: at, serverNow: at, deadlineAt: new Date(deadlineAt).toISOString() };
}
