import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { LIMITS } from '@quizhall/shared/model/limits';
import { deadlineOf, extraTimeOf } from '@quizhall/shared/rules/attempts/deadline';
import {
  attemptAfter,
  attemptLimit,
  type AttemptsHad,
  attemptsLeft,
  takesPlace,
} from '@quizhall/shared/rules/attempts/entry';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { isUncounted } from '@quizhall/shared/rules/quizzes/practice';
import {
  type Attempt,
  beginAttempt,
  getLatestAttempt,
  isResumable,
  isRunning,
  type NewAttempt,
} from '../model/attempts.ts';
import { beginFurtherAttempt, moveAttempt } from '../model/attempt-starts.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { checkEntryCode, type EntryProof, spendEntryCode } from './entry-code.ts';
import { finishAbandoned, finishOverdue } from '../model/finish-attempt.ts';
import { newPaper } from '../model/test-form.ts';
import { questionLimitsOf } from '../model/question-time.ts';
import { isAccount, mayHaveExtraTime, type Participant, provenOf } from '../model/participant.ts';
import { seated } from '../model/participant-limit.ts';
import { loadAttempt } from '../model/attempt-ticket.ts';

export interface Begun {
  attempt: Attempt;
  resumed: boolean;
}

/**
 * Whether an attempt may go on where this participant is. A guest is a device; an account is at home anywhere, unless
 * both the attempt and the quiz as it is now keep it on one.
 */
const isHere = (attempt: Attempt, participant: Participant): boolean =>
  attempt.device === participant.device ||
  (isAccount(participant) && (attempt.device === undefined || participant.device === undefined));

/**
 * The running attempt that a browser has open, whatever has become of the quiz since: nothing ends it but its participant
 * and its time.
 * @throws AppError NOT_FOUND, ATTEMPT_FINISHED, OTHER_DEVICE, EMAIL_CODE_REQUIRED
 */
export async function namedAttempt(quiz: LiveQuiz, participant: Participant, id: string): Promise<Attempt> {
  const named = parseAttemptId(id);
  const isOwn = [participant.key, participant.provenKey].includes(named.participant);
  if (quiz.status === 'draft' || named.quizId !== quiz.id || !isOwn) throw new AppError('NOT_FOUND');
  const attempt = await loadAttempt(id);
  if (!isRunning(attempt)) throw new AppError('ATTEMPT_FINISHED');
  if (!isHere(attempt, participant))
    throw new AppError(isAccount(participant) ? 'OTHER_DEVICE' : 'EMAIL_CODE_REQUIRED');
  return attempt;
}

/** The attempt that runs on this device, if there is one. */
export async function runningAttempt(quiz: LiveQuiz, participant: Participant): Promise<Attempt | undefined> {
  if (quiz.status === 'draft') return undefined;
  const { key, provenKey } = participant;
  for (const standing of provenKey ? [key, provenKey] : [key]) {
    const latest = await getLatestAttempt(quiz.id, standing);
    if (latest && isResumable(latest, quiz.settings) && isHere(latest, participant)) return latest;
  }
  return undefined;
}

/**
 * The first attempt costs one conditional put. Only a participant who has been here before is looked up: a running
 * attempt goes on, after a finished one the next begins if the quiz allows it. An address that was typed on another
 * device before has to be proven, see `docs/decisions/0016-entry.md`.
 * @throws AppError ATTEMPTS_USED, ATTEMPTS_DONE, OTHER_DEVICE, EMAIL_CODE_REQUIRED, INVALID_CODE
 */
export async function beginOrResume(
  quiz: LiveQuiz,
  participant: Participant,
  proof: EntryProof,
): Promise<Begun> {
  if (mayHaveExtraTime(quiz, participant)) {
    const unproven = await getLatestAttempt(quiz.id, participant.key);
    if (!unproven || !isHere(unproven, participant)) return beginAsProven(quiz, participant, unproven, proof);
  }
  const first = await beginFirst(quiz, participant);
  if ('begun' in first) return { attempt: first.begun, resumed: false };
  const { existing } = first;
  // Where the first counted and one is all there is, whatever came after it decides nothing.
  const decides =
    existing.status === 'in_progress' ||
    (attemptLimit(quiz.settings) === 1 && !existing.uncounted && !existing.granted);
  const latest = decides ? existing : ((await getLatestAttempt(quiz.id, participant.key)) ?? existing);
  if (isHere(latest, participant)) return goOnAfter(quiz, participant, latest);
  if (isAccount(participant)) return goOnElsewhere(quiz, participant, latest);
  return beginAsProven(quiz, participant, latest, proof);
}

/** What follows the latest attempt of the same person on the same device. */
async function goOnAfter(quiz: LiveQuiz, participant: Participant, latest: Attempt): Promise<Begun> {
  if (isResumable(latest, quiz.settings)) return { attempt: latest, resumed: true };
  if (isRunning(latest)) await finishAbandoned(latest);
  else if (latest.status === 'in_progress') await finishOverdue(latest);
  if (latest.doneAt !== undefined) throw new AppError('ATTEMPTS_DONE');
  if (attemptsLeft(quiz.settings, latest) <= 0 || latest.number >= LIMITS.attempts)
    throw new AppError('ATTEMPTS_USED');
  const next = await seated(quiz, participant.key, latest, async (seat) =>
    beginFurtherAttempt(await newAttempt(quiz, participant, { latest, seat })),
  );
  if ('begun' in next) return { attempt: next.begun, resumed: false };
  if (next.refused === 'done') throw new AppError('ATTEMPTS_DONE');
  return alreadyBegun(participant, await getLatestAttempt(quiz.id, participant.key));
}

/** With extra security an attempt stays on its device; the next one may begin on another. */
function goOnElsewhere(quiz: LiveQuiz, participant: Participant, latest: Attempt): Promise<Begun> {
  if (isResumable(latest, quiz.settings)) throw new AppError('OTHER_DEVICE');
  return goOnAfter(quiz, participant, latest);
}

/** Pressed twice, the attempt that the other press began goes on. */
function alreadyBegun(participant: Participant, other: Attempt | undefined): Begun {
  if (!other || !isRunning(other) || !isHere(other, participant)) throw new AppError('UNAVAILABLE');
  return { attempt: other, resumed: true };
}

/**
 * Somebody used this address on another device before: the same person, or a stranger. Whoever proves it has a standing
 * of their own, in which only what was begun with a proof counts; the device that proved it is not asked again.
 */
async function beginAsProven(
  quiz: LiveQuiz,
  unproven: Participant,
  others: Attempt | undefined,
  proof: EntryProof,
): Promise<Begun> {
  const participant = { ...unproven, key: unproven.provenKey ?? unproven.key };
  const own = await getLatestAttempt(quiz.id, participant.key);
  if (own && own.device === participant.device) return goOnAfter(quiz, participant, own);
  const codeHash = await checkEntryCode(quiz.id, participant, proof.emailCode);
  const begun = await afterProof(quiz, participant, { own, others, ...proof });
  await spendEntryCode(quiz.id, participant, codeHash);
  return begun;
}

interface Found {
  /** The latest attempt that was begun with a proof. */
  own: Attempt | undefined;
  /** The latest that was begun without. */
  others: Attempt | undefined;
  continueAttempt: boolean;
}

async function afterProof(
  quiz: LiveQuiz,
  participant: Participant,
  { own, others, continueAttempt }: Found,
): Promise<Begun> {
  // Only whoever says so goes on with what was begun without a proof: it may be a stranger's.
  const moving = own ?? (continueAttempt ? others : undefined);
  if (moving && isResumable(moving, quiz.settings)) {
    if (quiz.settings.extraSecure) throw new AppError('OTHER_DEVICE');
    const moved = await moveAttempt(moving.id, moving.device, participant.device);
    if (!moved) throw new AppError('UNAVAILABLE');
    return { attempt: moved, resumed: true };
  }
  if (own) return goOnAfter(quiz, participant, own);
  const first = await beginFirst(quiz, participant);
  return 'begun' in first
    ? { attempt: first.begun, resumed: false }
    : alreadyBegun(participant, first.existing);
}

const NONE_YET: AttemptsHad = { number: 0 };

/** Only where participants are counted is somebody looked up first: whoever is in takes no second seat. */
async function beginFirst(quiz: LiveQuiz, participant: Participant) {
  if (!takesPlace(quiz.settings, NONE_YET)) return beginAttempt(await newAttempt(quiz, participant, {}));
  const existing = await getLatestAttempt(quiz.id, participant.key);
  if (existing) return { existing };
  return seated(quiz, participant.key, NONE_YET, async (seat) =>
    beginAttempt(await newAttempt(quiz, participant, { seat })),
  );
}

/** What an attempt remembers of the organization that owns its quiz. Nothing is read for it. */
function organizationOf({ ownerId }: LiveQuiz, dept: string | undefined) {
  const owner = ownerOf(ownerId);
  return 'organization' in owner ? { org: owner.organization, ...(dept !== undefined && { dept }) } : {};
}

async function newAttempt(
  quiz: LiveQuiz,
  participant: Participant,
  { latest = NONE_YET, seat }: { latest?: AttemptsHad; seat?: string | undefined },
): Promise<NewAttempt> {
  const startedAt = now();
  const { device, client, name, email, info, listing, department, payer } = participant;
  const { number, ...counting } = attemptAfter(latest, isUncounted(quiz.settings));
  const key = { quizId: quiz.id, participant: participant.key, number };
  const { version } = quiz;
  const extra = extraTimeOf(quiz.extraTime, provenOf(participant));
  const paper = await newPaper(key, version);
  const limits = quiz.questionTime === null ? [] : await questionLimitsOf({ ...key, version, paper, extra });
  return {
    ...key,
    version,
    paper,
    startedAt,
    deadlineAt: deadlineOf(startedAt, quiz.settings.timeLimit, quiz.schedule, extra, limits),
    extra,
    device,
    client,
    name,
    email,
    info,
    ...organizationOf(quiz, department),
    ...listing,
    ...(quiz.settings.practiceMode && { checked: {} }),
    ...counting,
    ...(payer && { payer }),
    ...(seat && { seat }),
  };
}
