import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import { takesSaves } from '@quizhall/shared/rules/attempts/deadline';
import { type Basis, knows, type Progress, readSaver, saveProgress } from '../model/attempt-saves.ts';
import type { Attempt } from '../model/attempts.ts';
import { getVersion, type QuizVersion } from '../../quizzes/model/quiz-cache.ts';
import { now } from '../../platform/clock.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import { type AttemptTicket, sha256 } from '../../platform/security/tokens.ts';
import { decodeAnswers, encodeAnswers, withinTheirTime } from '../../grading/model/stored-answers.ts';
import { attemptFinished } from '../use-cases/attempt-finished-error.ts';
import { basisOf, staleProgress } from '../model/save-basis.ts';
import { isDeliveredSingly, questionAt } from '../use-cases/delivery.ts';
import { packTrail } from '../model/evidence.ts';
import { askedOf, paperedBy, paperOf } from '../model/test-form.ts';
import { overdueQuestions } from '../use-cases/overdue-questions.ts';
import { ticketOf, withTimeOfToday } from '../model/attempt-ticket.ts';

export const handler = endpoint(attempts.saveProgress, async ({ params, body, user, sessionToken }) => {
  const known = await ticketOf(params.sessionId, { sessionToken, user }, 'change');
  const version = await getVersion(known.quizId, known.version);
  const content = await askedOf(paperedBy(known), version);
  const isOverdue = async (ticket: AttemptTicket) => {
    const overdue = await overdueQuestions({ ticket, version, content }, now());
    const ids = new Set([...overdue].map((position) => content.questions[position]?.id));
    return body.answers.some(({ questionId }) => ids.has(questionId));
  };
  const isTaken =
    takesSaves(now(), known.deadlineAt) &&
    withinTheirTime(content, body.answers, known.extra).length === body.answers.length &&
    !(await isOverdue(known));
  const ticket = isTaken ? known : await withTimeOfToday(known);
  if (!takesSaves(now(), ticket.deadlineAt)) throw new AppError('ATTEMPT_OVER');
  const basis = await basisOf(body, ticket);
  const progress: Progress = {
    seq: body.seq,
    saveDigest: sha256(JSON.stringify(body)).slice(0, 8),
    savedAt: now(),
    index: body.currentIndex,
    ...encodeAnswers(content.questions, withinTheirTime(content, body.answers, ticket.extra), body.seq),
    overdue: !isTaken && (await isOverdue(ticket)),
    trail: body.behavior && packTrail(body.behavior),
    practised: content.settings.practiceMode,
  };
  const {
    refusedBy,
    checked = refusedBy?.checked,
    deadlineAt = refusedBy?.deadlineAt,
  } = content.settings.allowBackNavigation
    ? await saveProgress(ticket.id, progress, basis)
    : await saveForward(ticket, version, progress, basis);
  if (refusedBy) await assertKnown(refusedBy, content, progress, basis);
  // A rejected save does not move the position: the stored one counts.
  const index = refusedBy ? refusedBy.index : progress.index;
  const current = isDeliveredSingly(content, ticket.extra)
    ? await questionAt({ attempt: { ...paperedBy(ticket), extra: ticket.extra }, version, content }, index)
    : undefined;
  return {
    ...acknowledge(deadlineAt ?? ticket.deadlineAt, progress, refusedBy),
    ...(current && { current }),
    ...(checked && { checked: [...decodeAnswers(content.questions, checked).keys()] }),
  };
});

/** With back navigation off, answers to questions that the participant has left are dropped and the rest is saved. */
async function saveForward(ticket: AttemptTicket, version: QuizVersion, progress: Progress, basis: Basis) {
  const paper = await paperOf(paperedBy(ticket), version);
  const place = (position: string) => paper.questions.indexOf(Number(position));
  const lowest = Math.min(progress.index, ...Object.keys(progress.answers).map(place));
  const saved = await saveProgress(ticket.id, { ...progress, notBeyond: lowest }, basis);
  const { refusedBy } = saved;
  if (!refusedBy || refusedBy.status !== 'in_progress' || refusedBy.index <= lowest) return saved;
  const stillOpen = <T>(answers: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(answers).filter(([position]) => place(position) >= refusedBy.index));
  const forward = {
    ...progress,
    answers: stillOpen(progress.answers),
    essays: stillOpen(progress.essays ?? {}),
    index: Math.max(progress.index, refusedBy.index),
    notBeyond: refusedBy.index,
  };
  return saveProgress(ticket.id, forward, basis);
}

const isRepeated = (stands: Attempt, { seq, saveDigest }: Progress) =>
  stands.seq === seq && stands.saveDigest === saveDigest;

/**
 * A refused save is no surprise if it came again, or if another one of the same device overtook it.
 * @throws AppError STALE_PROGRESS where the attempt holds something that the device has not seen
 */
async function assertKnown(
  stands: Attempt,
  content: QuizVersion,
  progress: Progress,
  basis: Basis,
): Promise<void> {
  if (stands.status !== 'in_progress' || isRepeated(stands, progress)) return;
  const overtaken = stands.seq >= progress.seq && readSaver(stands.by ?? '').writer === basis.writer;
  if (!overtaken && !knows(basis, stands)) throw await staleProgress(stands, content.questions, basis);
}

/** The same save that comes again is acknowledged again; another one with its number is not. */
function acknowledge(deadlineAt: number, progress: Progress, refusedBy: Attempt | undefined) {
  if (refusedBy && refusedBy.status !== 'in_progress') throw attemptFinished(refusedBy);
  const at = new Date(now()).toISOString();
  return {
    seq: refusedBy?.seq ?? progress.seq,
    saved: !refusedBy || isRepeated(refusedBy, progress),
    savedAt: at,
    serverNow: at,
    deadlineAt: new Date(deadlineAt).toISOString(),
  };
}
