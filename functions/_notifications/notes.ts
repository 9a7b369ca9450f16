import { parseAttemptId } from '@quizhall/shared/model/attempt-id';
import type { AttemptChangeKind } from '@quizhall/shared/model/attempt-change';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import type { Attempt, AttemptCard } from '../_data/attempts.ts';
import type { CoInvite } from '../_data/co-invites.ts';
import type { NewNotification } from '../_data/notifications.ts';
import type { Quiz } from '../_data/quizzes.ts';
import { deletionText } from '../_mail/deletion-text.ts';
import { now } from '../_platform/clock.ts';
import { noteId } from '../_platform/note-id.ts';
import { finalAt } from '../_taking/finish.ts';

/** To a participant who did not hand in: what the server held counts, and nothing can change it any more. */
export function resultReleased(
  attempt: Attempt,
  { quizTitle, percentage, completedAt }: AttemptCard,
): NewNotification {
  return {
    id: noteId(finalAt(attempt), `result#${attempt.id}#${completedAt}`),
    type: 'result_released',
    title: 'Your result is ready',
    message: `Time ran out in “${quizTitle}”, so your saved answers were handed in. Your score: ${percentage}%.`,
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
    id: noteId(final > releasedAt - DAY ? final : releasedAt, `result#${id}#${completedAt}`),
    type: 'result_released',
    title: 'Your result is ready',
    message: `The results of “${quizTitle}” are out. Your score: ${percentage}%.`,
    link: sitePath(SITE_PATHS.quizResult, { ref: parseAttemptId(id).quizId, submissionId: id }),
  };
}

/** To a participant who knew the result before the key was corrected (`at` in epoch ms). */
export function resultCorrected(
  { id, quizTitle }: Pick<AttemptCard, 'id' | 'quizTitle'>,
  { key, at, from, to }: NonNullable<Attempt['corrected']>,
): NewNotification {
  return {
    id: noteId(at, `corrected#${id}#${key}`),
    type: 'result_corrected',
    title: 'Your result was corrected',
    message: `The answer key of “${quizTitle}” was corrected. Your score: ${to}% (before: ${from}%).`,
    link: sitePath(SITE_PATHS.quizResult, { ref: parseAttemptId(id).quizId, submissionId: id }),
  };
}

/** To the owner of a quiz that somebody has finished for the first time, at this instant (epoch ms). */
export function firstResponse({ id, title }: Pick<Quiz, 'id' | 'title'>, at: number): NewNotification {
  return {
    id: noteId(at, `first-response#${id}`),
    type: 'first_response',
    title: 'Your quiz has its first response',
    message: `Somebody has completed “${title}”. See how it went.`,
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
    id: noteId(at, `starting#${id}#${userId}`),
    type: 'quiz_starting',
    title: 'A quiz has started',
    message: `“${title}” is open: you wanted to hear when it starts.`,
    link: sitePath(SITE_PATHS.quiz, { ref: id }),
  };
}

/** To the owner of a quiz, whose schedule has opened it at this instant (epoch ms). */
export function ownQuizStarted({ id, title }: Pick<Quiz, 'id' | 'title'>, at: number): NewNotification {
  return {
    id: noteId(at, `starting#${id}`),
    type: 'quiz_starting',
    title: 'Your quiz has started',
    message: `“${title}” is open for participants, as its schedule says.`,
    link: sitePath(SITE_PATHS.quizDashboard, { id }),
  };
}

/** To the owner of a quiz: somebody has handed in an essay (epoch ms). */
export function essaysWaiting({ id, title }: Pick<Quiz, 'id' | 'title'>, at: number): NewNotification {
  return {
    id: noteId(at, `essays#${id}`),
    type: 'essays_waiting',
    title: 'Essays wait to be graded',
    message: `Somebody has handed in an essay of “${title}”. The result waits until you have graded it.`,
    link: sitePath(SITE_PATHS.quizGrading, { id }),
  };
}

/** To the owner of a quiz: a day later something still waits (epoch ms). */
export function essaysStillWaiting({ id, title }: Pick<Quiz, 'id' | 'title'>, at: number): NewNotification {
  return {
    id: noteId(at, `grading-reminder#${id}`),
    type: 'essays_waiting',
    title: 'Results still wait for you',
    message: `Submissions of “${title}” wait to be graded or released.`,
    link: sitePath(SITE_PATHS.quizGrading, { id }),
  };
}

/** To the owner of a quiz: what will be deleted because it was kept for long enough, and that it can be exported before. */
export function deletionAnnounced(
  { id, title }: Pick<Quiz, 'id' | 'title'>,
  plan: { announcedAt: number; deleteAt: number; until: number; count: number },
): NewNotification {
  return {
    id: noteId(plan.announcedAt, `deletion#${id}`),
    type: 'deletion_announced',
    title: 'Old submissions will be deleted',
    message: `${deletionText({ ...plan, title, at: plan.deleteAt })} Export them first if you need them.`,
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
    id: noteId(sentAt, `quiz-invite#${digest}`),
    type: 'quiz_invite',
    title: 'You are invited to work on a quiz',
    message: 'See who asks you and what it is about, and accept or decline.',
    link: sitePath(SITE_PATHS.quizInvite, { token: `${quizId}.${inviteId}` }),
  };
}

/** To the owner of a quiz, once somebody has come to work on it. */
export function inviteAccepted(
  { id, title }: Pick<Quiz, 'id' | 'title'>,
  { digest }: Pick<CoInvite, 'digest'>,
): NewNotification {
  return {
    id: noteId(now(), `invite-accepted#${digest}`),
    type: 'invite_accepted',
    title: 'Your invitation was accepted',
    message: `Somebody new works on “${title}” with you. See who it is.`,
    link: sitePath(SITE_PATHS.quizPeople, { id }),
  };
}

const CHANGES: Record<AttemptChangeKind, { title: string; says: (quiz: string) => string; toQuiz?: true }> = {
  reopened: {
    title: 'You can go on with your quiz',
    says: (quiz) => `Your attempt at “${quiz}” was reopened. Go on before its time is over.`,
    toQuiz: true,
  },
  granted: {
    title: 'You have another attempt',
    says: (quiz) => `You were granted another attempt at “${quiz}”.`,
    toQuiz: true,
  },
  forcedIn: {
    title: 'Your quiz was handed in',
    says: (quiz) => `Your attempt at “${quiz}” was handed in for you, with what was saved.`,
  },
  annulled: {
    title: 'Your attempt was annulled',
    says: (quiz) => `Your attempt at “${quiz}” counts nowhere.`,
  },
  reinstated: {
    title: 'Your attempt counts again',
    says: (quiz) => `Your attempt at “${quiz}” was annulled before.`,
  },
};

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
  const { title: news, says, toQuiz } = CHANGES[what];
  return {
    id: noteId(at, `attempt#${cause}`),
    type: 'attempt_changed',
    title: news,
    message: `${says(title)}${reason ? ` The reason given: ${reason}` : ''}`,
    link: toQuiz
      ? sitePath(SITE_PATHS.quiz, { ref: quizId })
      : sitePath(SITE_PATHS.quizResult, { ref: quizId, submissionId: id }),
  };
}
