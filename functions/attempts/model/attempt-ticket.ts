import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { isOpen } from './attempt-saves.ts';
import { type Attempt, getAttempt, getLatestAttempt, holderOf } from './attempts.ts';
import { AppError } from '../../platform/errors.ts';
import { type AttemptTicket, type Principal, verifyAttemptToken } from '../../platform/security/tokens.ts';
import { writerOf } from './save-basis.ts';
import { algorithmOf } from './test-form.ts';

interface Caller {
  sessionToken: string | undefined;
  user: Principal | undefined;
}

/**
 * Which attempt the caller goes on with. With the attempt's token it costs no read; a signed-in participant without one is
 * looked up. Somebody else's attempt does not exist. One that stays on its device is changed with its token alone: only
 * that device was given one.
 * @throws AppError ATTEMPT_TOKEN, SIGNED_OUT, NOT_FOUND, OTHER_DEVICE
 */
export async function ticketOf(
  attemptId: string,
  { sessionToken, user }: Caller,
  to: 'read' | 'change',
): Promise<AttemptTicket> {
  if (sessionToken) {
    const ticket = await verifyAttemptToken(sessionToken);
    if (ticket.id !== attemptId) throw new AppError('NOT_FOUND');
    return ticket;
  }
  if (!user) throw new AppError('SIGNED_OUT');
  const { quizId, participant } = parseAttemptId(attemptId);
  // Another account's is not even read.
  if (participant.startsWith('u_') && participant !== `u_${user.id}`) throw new AppError('NOT_FOUND');
  const attempt = await loadAttempt(attemptId);
  if (holderOf(attempt) !== user.id) throw new AppError('NOT_FOUND');
  if (to === 'change' && attempt.device !== undefined && isOpen(attempt)) throw new AppError('OTHER_DEVICE');
  const { version, startedAt, deadlineAt, name, email, extra, counted, away } = attempt;
  return {
    id: attemptId,
    quizId,
    version,
    startedAt,
    deadlineAt,
    name,
    email,
    writer: await writerOf(undefined),
    opened: startedAt,
    algorithm: algorithmOf(attempt),
    extra,
    counted,
    away,
  };
}

/**
 * The ticket as the attempt says it is now, where its token would refuse something: somebody may have been given more time
 * since it was signed.
 */
export async function withTimeOfToday(ticket: AttemptTicket): Promise<AttemptTicket> {
  const { deadlineAt, extra, away } = await loadAttempt(ticket.id);
  return { ...ticket, deadlineAt, extra, away };
}

/** @throws AppError NOT_FOUND */
export async function loadAttempt(id: string): Promise<Attempt> {
  const attempt = await getAttempt(id);
  if (!attempt) throw new AppError('NOT_FOUND');
  return attempt;
}

/** The same for whoever decides on it: an attempt whose answers were deleted is none of a quiz's submissions any more. */
export async function loadSubmission(id: string): Promise<Attempt> {
  const attempt = await loadAttempt(id);
  if (attempt.erased) throw new AppError('NOT_FOUND');
  return attempt;
}

/** The participant's latest attempt at the same quiz, which may be this one. */
export async function latestOf(attempt: Pick<Attempt, 'quizId' | 'participant'>): Promise<Attempt> {
  const latest = await getLatestAttempt(attempt.quizId, attempt.participant);
  if (!latest) throw new AppError('NOT_FOUND');
  return latest;
}

/**
 * An attempt and the latest one of the same participant: usually the same, and then one read.
 * @throws AppError NOT_FOUND
 */
export async function loadWithLatest(id: string): Promise<{ attempt: Attempt; latest: Attempt }> {
  const latest = await latestOf(parseAttemptId(id));
  return { latest, attempt: latest.id === id ? latest : await loadAttempt(id) };
}
