import { scoreWithheld } from '@quizhall/shared/rules/attempts/disclosure';
import { ownerOf } from '@quizhall/shared/rules/permissions';
import { type Attempt, getAttempt } from '../../attempts/model/attempts.ts';
import { firstFinishedAt } from '../../attempts/model/finished-attempts.ts';
import { noteReminder } from '../../grading/model/grading-reminders.ts';
import {
  markNotified,
  putNotification,
  putNotificationHourly,
  putNotificationOnce,
  isNotified,
} from './notifications.ts';
import { findLiveQuiz, getLiveQuiz, type LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { now } from '../../platform/clock.ts';
import { essaysWaiting, firstResponse, resultReleased } from './notification-content.ts';

const FIRST_RESPONSE = 'first-response';
/** As long as a message may wait in a queue; an older first response is none that the owner has not seen. */
const NEWS_MS = 14 * 24 * 3_600_000;

/** User notified about a quiz: its owner. Undefined for a quiz of an organization. */
export function notifiedOwner({ ownerId }: Pick<LiveQuiz, 'ownerId'>): string | undefined {
  const owner = ownerOf(ownerId);
  return 'person' in owner ? owner.person : undefined;
}

/**
 * Tells the owner that the quiz has its first response, once for ever, in whatever order these finished attempts of it
 * come. The index says which was the first: a quiz whose first response is older than any message is no news.
 */
export async function notifyFirstResponse(quizId: string, responses: readonly Attempt[]): Promise<void> {
  const quiz = await findLiveQuiz(quizId);
  // Nobody could open what the news would lead to.
  const owner = quiz && !quiz.deletedAt && notifiedOwner(quiz);
  if (!owner) return;
  const self = `u_${owner}`;
  const times = responses.flatMap(({ card, participant }) =>
    card && participant !== self ? card.completedAt : [],
  );
  if (times.length === 0 || (await isNotified(quizId, FIRST_RESPONSE))) return;
  const known = await firstFinishedAt(quizId, quiz.shards, self);
  const first = Math.min(...times, known ?? Number.POSITIVE_INFINITY);
  if (first < now() - NEWS_MS) await markNotified(quizId, FIRST_RESPONSE);
  else await putNotificationOnce(owner, firstResponse(quiz, first), { quizId, what: FIRST_RESPONSE });
}

/** Notifies the owner of ungraded essays at most once an hour, and again a day later. */
export async function notifyEssays(quizId: string): Promise<void> {
  const quiz = await findLiveQuiz(quizId);
  const owner = quiz && !quiz.deletedAt && notifiedOwner(quiz);
  if (!owner) return;
  await noteReminder(quizId);
  await putNotificationHourly(owner, essaysWaiting(quiz, now()), { quizId, what: 'essays' });
}

/**
 * Tells a participant the result of an attempt that the server or the owner finished, if it may be shown. Whoever has handed
 * in meanwhile has seen it. Answers whether it was told now.
 */
export async function notifyResult(attemptId: string): Promise<boolean> {
  const attempt = await getAttempt(attemptId);
  if (!attempt?.card?.finalAt || attempt.finishedBy === 'participant') return false;
  if (scoreWithheld(attempt.card, await getLiveQuiz(attempt.quizId), now())) return false;
  return putNotification(attempt.participant.slice(2), resultReleased(attempt, attempt.card));
}
