import { attempts } from '@quizhall/shared/contract/attempts/attempts';
import type { BodyOf } from '@quizhall/shared/contract/endpoint';
import { type Arrival, arrivalOf, endOfAttempt, takesSaves } from '@quizhall/shared/rules/attempts/deadline';
import { handInSpread } from '@quizhall/shared/rules/attempts/jitter';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { isPractisedAs } from '@quizhall/shared/rules/quizzes/practice';
import { type Basis, isCalledIn, isOpen, knows } from '../model/attempt-saves.ts';
import { type Attempt, getAttempt } from '../model/attempts.ts';
import {
  getKeyedVersion,
  getLiveQuiz,
  getVersion,
  type QuizVersion,
} from '../../quizzes/model/quiz-cache.ts';
import { now } from '../../platform/clock.ts';
import { config } from '../../platform/config.ts';
import { endpoint } from '../../http/endpoint.ts';
import { AppError } from '../../platform/errors.ts';
import type { AttemptTicket } from '../../platform/security/tokens.ts';
import {
  acceptAnswers,
  decodeAnswers,
  elapsedSeconds,
  type EncodedAnswers,
  encodeAnswers,
  isGiven,
  limitsOf,
  type QuestionLimits,
  withinTheirTime,
} from '../../grading/model/stored-answers.ts';
import { isDeliveredSingly } from '../use-cases/delivery.ts';
import { attemptFinished } from '../use-cases/attempt-finished-error.ts';
import { basisOf, staleProgress } from '../model/save-basis.ts';
import { sealEssays } from '../../grading/model/essay-texts.ts';
import { contradictionsOf } from '../use-cases/evidence-checks.ts';
import { packEvidence, submitterOf } from '../model/evidence.ts';
import { gradeAndFinish } from '../model/finish-attempt.ts';
import { changedAnswers, heldOf } from '../model/answer-changes.ts';
import { askedOf, getAsked, paperedBy, paperOf } from '../model/test-form.ts';
import { overdueQuestions } from '../use-cases/overdue-questions.ts';
import { assertStillPaid } from '../../payments/model/entry-payment.ts';
import { disclosingQuiz, resultOf } from '../model/attempt-result.ts';
import { latestOf, ticketOf, withTimeOfToday } from '../model/attempt-ticket.ts';

type Submission = BodyOf<typeof attempts.submitAttempt>;

export const handler = endpoint(attempts.submitAttempt, async ({ params, body, user, sessionToken }) => {
  const known = await ticketOf(body.sessionId, { sessionToken, user }, 'change');
  if (known.quizId !== params.quizId) throw new AppError('NOT_FOUND');
  const [live, version] = await Promise.all([
    getLiveQuiz(known.quizId),
    getVersion(known.quizId, known.version),
  ]);
  if (version.settings.isPaid) await assertStillPaid(known);
  const quiz = await disclosingQuiz(live, version);
  const keyed = quiz.keyRevision ? await getKeyedVersion(quiz, known.version) : version;
  const content = await askedOf(paperedBy(known), keyed);
  const spreadSeconds = handInSpread(live.schedule, config.END_SPREAD_SECONDS);
  const isTaken =
    takesSaves(now(), known.deadlineAt) &&
    withinTheirTime(content, body.answers, known.extra).length === body.answers.length;
  const ticket = isTaken ? known : await withTimeOfToday(known);
  const completedAt = instantOf(body.completedAt);
  let handIn: HandIn = {
    body,
    ticket,
    version,
    content,
    limits: limitsOf(content, ticket.extra),
    spreadSeconds,
    arrival: arrivalOf(now(), { deadlineAt: ticket.deadlineAt, completedAt, spreadSeconds }),
    basis: await basisOf(body, ticket),
    elapsed: elapsedSeconds(ticket, now()),
  };
  for (let turn = 1; turn <= MOST_TURNS; turn += 1) {
    const ending = await endingOf(handIn);
    const { done, attempt } = await gradeAndFinish(ticket.id, quiz, content, {
      ...ending,
      status: handIn.arrival === 'over' ? 'timed_out' : handIn.calledIn ? 'completed' : body.status,
      startedAt: ticket.startedAt,
      extra: ticket.extra,
      counted: ticket.counted,
      away: ticket.away,
      name: ticket.name,
      email: ticket.email,
      receivedAt:
        handIn.arrival !== 'over' && (ending.late || now() > handIn.ticket.deadlineAt) ? now() : undefined,
      // Also when it came too late: whoever has handed in sees the result, and nothing may replace it after that.
      finishedBy: handIn.calledIn ? 'owner' : 'participant',
      replaces: handIn.calledIn ? 'owner' : 'server',
    });
    const calledIn = done ? undefined : asCalledIn(attempt, handIn);
    if (calledIn) {
      handIn = calledIn;
      await assertKnown(attempt, handIn);
    } else if (!isOpen(attempt)) {
      // What has ended in time just now is the latest attempt, unless practice began or ended meanwhile: the usual
      // submit reads nothing.
      const isLatest = done && now() <= handIn.ticket.deadlineAt && isPractisedAs(attempt, quiz.settings);
      const latest = isLatest ? attempt : await latestOf(attempt);
      // What was finished before may have been marked by another key.
      const asked = done ? content : await getAsked(attempt);
      const result = await resultOf(attempt, quiz, asked, latest);
      const isElsewhere = !done && wasElsewhere(attempt, handIn);
      return isElsewhere ? { ...result, handedInElsewhere: true as const } : result;
    } else await assertKnown(attempt, handIn);
  }
  throw new AppError('UNAVAILABLE');
});

/** How often a submit starts over because a save of the same device came in meanwhile; each time needs another save. */
const MOST_TURNS = 5;

/** What was finished before, another device had handed in, or the owner: whoever holds more on this one must hear of it. */
function wasElsewhere(attempt: Attempt, { basis }: HandIn): boolean {
  const submitter = submitterOf(attempt);
  return submitter === undefined ? attempt.finishedBy === 'owner' : submitter !== basis.writer;
}

/**
 * The hand-in as it applies to an attempt that its owner has ended meanwhile: it may fill questions that have no saved
 * answer, if it was complete by then. Undefined where the owner did not end the attempt or the end is final.
 * @throws AppError ATTEMPT_FINISHED where the device does not know of it yet
 */
function asCalledIn(stands: Attempt, handIn: HandIn): HandIn | undefined {
  const { card } = stands;
  if (!card || !isCalledIn(stands, now())) return undefined;
  const completedAt = instantOf(handIn.body.completedAt);
  const deadlineAt = card.completedAt;
  const { spreadSeconds } = handIn;
  const arrival = arrivalOf(now(), { deadlineAt, completedAt, spreadSeconds });
  if (arrival !== 'over')
    return { ...handIn, arrival, calledIn: true, ticket: { ...handIn.ticket, deadlineAt } };
  if (completedAt === undefined) return undefined;
  throw attemptFinished(stands);
}

const instantOf = (text: string | undefined) => (text === undefined ? undefined : Date.parse(text));

/** A submit, and what the server makes of when and on what it came. */
interface HandIn {
  body: Submission;
  ticket: AttemptTicket;
  version: QuizVersion;
  /** What of it this attempt is asked. */
  content: QuizVersion;
  limits: QuestionLimits;
  arrival: Arrival;
  /** Over which browsers spread automatic hand-ins of this quiz. */
  spreadSeconds: number;
  basis: Basis;
  /** Seconds since the start. */
  elapsed: number;
  /** Its owner has ended the attempt: `ticket` ends then. */
  calledIn?: true;
}

/** @throws AppError STALE_PROGRESS where the submit would bury what another device has saved */
async function assertKnown(stands: Attempt, { arrival, basis, content }: HandIn): Promise<void> {
  if (arrival !== 'over' && !knows(basis, stands))
    throw await staleProgress(stands, content.questions, basis);
}

/** The answers that count, what they were made from, and what the owner may want to know. */
async function endingOf(handIn: HandIn) {
  const { body, ticket, content, arrival, basis, elapsed } = handIn;
  const { answers: submitted, essays: sent } = encodeAnswers(
    content.questions,
    arrival === 'over' ? [] : body.answers,
  );
  const stored = needsStored(handIn) ? await getAttempt(ticket.id) : undefined;
  if (stored && (isOpen(stored) || handIn.calledIn)) await assertKnown(stored, handIn);
  const saved = stored && new Set(decodeAnswers(content.questions, stored.answers).keys());
  const locked = saved ? body.answers.filter((answer) => hasLocked(answer, handIn)) : [];
  const answers = stored ? await mergeAnswers(stored, submitted, handIn) : submitted;
  const held = stored?.answers ?? {};
  const sealed = await sealEssays(parseAttemptId(ticket.id), content.questions, { answers, held, sent });
  const before = { ...held, ...stored?.checked };
  const changed = stored ? changedAnswers(content.questions, before, sealed.answers) : {};
  const end = endOfAttempt(now(), {
    ...ticket,
    claimedAt: instantOf(body.completedAt),
    savedAt: stored?.savedAt,
    addsNothing: arrival === 'over' || (arrival === 'in_time' && Object.keys(changed).length === 0),
    endedByOwner: handIn.calledIn ?? false,
  });
  const overdue = await overdueQuestions(handIn, now());
  const isOverdue = Object.keys(changed).some((position) => overdue.has(Number(position)));
  const late = end.late || isOverdue || stored?.overdue === true;
  return {
    ...sealed,
    ...end,
    late,
    held: stored && late ? heldOf(content, before, changed) : undefined,
    evidence: packEvidence(
      body,
      { startedAt: ticket.startedAt, by: basis.writer },
      contradictionsOf({ answers: body.answers, elapsed, locked, saved }),
    ),
    from: stored ?? basis,
  };
}

/** Left behind for good before the end: there was no way back to it, or its own time was used up. */
function hasLocked(
  { questionId, timeSpent }: Submission['answers'][number],
  { content, limits }: HandIn,
): boolean {
  const limit = limits.get(questionId) ?? 0;
  return !content.settings.allowBackNavigation || (limit > 0 && timeSpent >= limit);
}

const locksQuestions = ({ content, limits }: HandIn): boolean =>
  content.settings.practiceMode ||
  !content.settings.allowBackNavigation ||
  [...limits.values()].some((limit) => limit > 0);

/**
 * The usual submit carries every answer and needs no read. Others depend on what was saved before: where questions lock,
 * the answer saved at the lock counts; after the grace period, what the server held decides whether the hand-in is late.
 */
function needsStored(handIn: HandIn): boolean {
  const { body, content } = handIn;
  const given = new Set(body.answers.map(({ questionId }) => questionId));
  const keeps = body.answers.some(({ kept }) => kept);
  const isUnpunctual = handIn.calledIn || !takesSaves(now(), handIn.ticket.deadlineAt);
  return isUnpunctual || keeps || given.size < content.questions.length || locksQuestions(handIn);
}

async function mergeAnswers(stored: Attempt, submitted: EncodedAnswers, handIn: HandIn) {
  const { version, limits } = handIn;
  const { questions, settings } = handIn.content;
  const closed = new Set<number>();
  // The owner's end stands: only questions without a saved answer may still be filled.
  if (handIn.calledIn)
    for (const [position, text] of Object.entries(stored.answers))
      if (isGiven(questions[Number(position)], text)) closed.add(Number(position));
  if (!settings.allowBackNavigation) {
    const paper = await paperOf(stored, version);
    for (const position of paper.questions.slice(0, stored.index)) closed.add(position);
  }
  // The participant has seen a delivered question: leaving it without an answer is final.
  const isFinal = isDeliveredSingly(handIn.content, handIn.ticket.extra);
  const accepted = acceptAnswers({ questions, stored: stored.answers, submitted, closed, isFinal, limits });
  return { ...accepted, ...stored.checked };
}
