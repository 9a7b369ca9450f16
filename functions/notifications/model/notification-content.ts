import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import type { AttemptChangeKind } from '@quizhall/shared/model/attempts/attempt-change';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { Attempt, AttemptCard } from '../../attempts/model/attempts.ts';
import type { CoInvite } from '../../quizzes/model/co-invites.ts';
import type { NewNotification } from './notifications.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { notificationMessage } from '../../platform/messages/message.ts';
import { now } from '../../platform/clock.ts';
import { notificationId } from '../../platform/notification-id.ts';
import { finalAt } from '../../attempts/model/finish-attempt.ts';

/** To a participant who did not hand in: what the server held counts, and nothing can change it any more. */
export function resultReleased(
  attempt: Attempt,
  { quizTitle, percentage, completedAt }: AttemptCard,
): NewNotification {
  return {
    id: notificationId(finalAt(attempt), `result#${attempt.id}#${completedAt}`),
    type: 'result_released',
    ...notificationMessage('resultLate', { quiz: quizTitle, percentage }),
    link: sitePath(SITE_PATHS.quizResult, { ref: attempt.quizId, submissionId: attempt.id }),
  };
}

/** A sweep may come this much after a result is final. */
const DAY = 24 * 3_600_000;

/**
 * To a participant whose result the owner has released (epoch ms). What the server finished lately may also be found by
 * the sweep of due work: it gets the id that `resultReleased` gives it, so that it is told once.
 */
export function releasedByOwner(card: AttemptCard, releasedAt: number): NewNotification {
  const { id, quizTitle, percentage, completedAt, finalAt: final = 0 } = card;
  return {
    id: notificationId(final > releasedAt - DAY ? final : releasedAt, `result#${id}#${completedAt}`),
    type: 'result_released',
    ...notificationMessage('resultReleased', { quiz: quizTitle, percentage }),
    link: sitePath(SITE_PATHS.quizResult, { ref: parseAttemptId(id).quizId, submissionId: id }),
  };
}

/** To a participant who knew the result before the key was corrected (`at` in epoch ms). */
export function resultCorrected(
  { id, quizTitle }: Pick<AttemptCard, 'id' | 'quizTitle'>,
  { key, at, from, to }: NonNullable<Attempt['corrected']>,
): NewNotification {
  return {
    id: notificationId(at, `corrected#${id}#${key}`),
    type: 'result_corrected',
    ...notificationMessage('resultCorrected', { quiz: quizTitle, from, to }),
    link: sitePath(SITE_PATHS.quizResult, { ref: parseAttemptId(id).quizId, submissionId: id }),
  };
}

/** To the owner of a quiz that somebody has finished for the first time, at this instant (epoch ms). */
export function firstResponse({ id, title }: Pick<Quiz, 'id' | 'title'>, at: number): NewNotification {
  return {
    id: notificationId(at, `first-response#${id}`),
    type: 'first_response',
    ...notificationMessage('firstResponse', { quiz: title }),
    link: sitePath(SITE_PATHS.quizDashboard, { id }),
  };
}

/** To whoever asked to hear of it: a quiz has started, at this instant (epoch ms). */
export function quizStarted(
  { id, title }: Pick<Quiz, 'id' | 'title'>,
  userId: string,
  at: number,
): NewNotification {
  return {
    id: notificationId(at, `starting#${id}#${userId}`),
    type: 'quiz_starting',
    ...notificationMessage('quizStarted', { quiz: title }),
    link: sitePath(SITE_PATHS.quiz, { ref: id }),
  };
}

/** To the owner of a quiz, whose schedule has opened it at this instant (epoch ms). */
export function ownQuizStarted({ id, title }: Pick<Quiz, 'id' | 'title'>, at: number): NewNotification {
  return {
    id: notificationId(at, `starting#${id}`),
    type: 'quiz_starting',
    ...notificationMessage('ownQuizStarted', { quiz: title }),
    link: sitePath(SITE_PATHS.quizDashboard, { id }),
  };
}

/** To the owner of a quiz: somebody has handed in an essay (epoch ms). */
export function essaysWaiting({ id, title }: Pick<Quiz, 'id' | 'title'>, at: number): NewNotification {
  return {
    id: notificationId(at, `essays#${id}`),
    type: 'essays_waiting',
    ...notificationMessage('essaysWaiting', { quiz: title }),
    link: sitePath(SITE_PATHS.quizGrading, { id }),
  };
}

/** To the owner of a quiz: a day later something still waits (epoch ms). */
export function essaysStillWaiting({ id, title }: Pick<Quiz, 'id' | 'title'>, at: number): NewNotification {
  return {
    id: notificationId(at, `grading-reminder#${id}`),
    type: 'essays_waiting',
    ...notificationMessage('essaysStillWaiting', { quiz: title }),
    link: sitePath(SITE_PATHS.quizGrading, { id }),
  };
}

/** To the owner of a quiz: what will be deleted because it was kept for long enough, and that it can be exported before. */
export function deletionAnnounced(
  { id, title }: Pick<Quiz, 'id' | 'title'>,
  plan: { announcedAt: number; deleteAt: number; until: number; count: number },
): NewNotification {
  return {
    id: notificationId(plan.announcedAt, `deletion#${id}`),
    type: 'deletion_announced',
    ...notificationMessage('deletionAnnounced', {
      title,
      count: plan.count,
      at: plan.deleteAt,
      until: plan.until,
    }),
    link: `${sitePath(SITE_PATHS.quizDashboard, { id })}?tab=settings`,
  };
}

/**
 * To whoever is asked to work on a quiz and has an account. Nothing of it was typed by a stranger: who asks and to what is
 * told by the page, in the words of today.
 */
export function quizInvite({
  quizId,
  inviteId,
  digest,
  sentAt,
}: Pick<CoInvite, 'quizId' | 'inviteId' | 'digest' | 'sentAt'>): NewNotification {
  return {
    id: notificationId(sentAt, `quiz-invite#${digest}`),
    type: 'quiz_invite',
    ...notificationMessage('quizInvite', {}),
    link: sitePath(SITE_PATHS.quizInvite, { token: `${quizId}.${inviteId}` }),
  };
}

/** To the owner of a quiz, once somebody has come to work on it. */
export function inviteAccepted(
  { id, title }: Pick<Quiz, 'id' | 'title'>,
  { digest }: Pick<CoInvite, 'digest'>,
  name: string | undefined,
): NewNotification {
  return {
    id: notificationId(now(), `invite-accepted#${digest}`),
    type: 'invite_accepted',
    ...notificationMessage('inviteAccepted', { quiz: title, ...(name && { name }) }),
    link: sitePath(SITE_PATHS.quizPeople, { id }),
  };
}

interface AttemptChanged {
  attempt: Pick<Attempt, 'id' | 'quizId'>;
  what: AttemptChangeKind;
  /** Of the quiz. */
  title: string;
  reason?: string | undefined;
}

/** To a participant, whose attempt was changed by whoever decides on results, at this instant (epoch ms). */
export function attemptChanged(
  { attempt: { id, quizId }, what, title, reason }: AttemptChanged,
  at: number,
  cause: string,
): NewNotification {
  const leadsToQuiz = what === 'reopened' || what === 'granted';
  return {
    id: notificationId(at, `attempt#${cause}`),
    type: 'attempt_changed',
    ...notificationMessage('attemptChanged', { what, quiz: title, ...(reason && { reason }) }),
    link: leadsToQuiz
      ? sitePath(SITE_PATHS.quiz, { ref: quizId })
      : sitePath(SITE_PATHS.quizResult, { ref: quizId, submissionId: id }),
  };
}
