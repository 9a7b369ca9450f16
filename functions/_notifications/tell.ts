import { scoreWithheld } from '@quizhall/shared/rules/disclosure';
import { type Attempt, getAttempt } from '../_data/attempts.ts';
import { putNotification, putNotificationOnce } from '../_data/notifications.ts';
import { getLiveQuiz, type LiveQuiz } from '../_data/quiz-cache.ts';
import { now } from '../_platform/clock.ts';
import { firstResponse, resultReleased } from './notes.ts';

/**
 * Tells the owner that the quiz has its first response, if one of these attempts is a finished one of somebody else.
 * Answers whether the owner has been told, now or before. Must come before the attempts are counted: what was counted
 * does not come again after a crash.
 */
export async function tellFirstResponse(quiz: LiveQuiz, attempts: readonly Attempt[]): Promise<boolean> {
  const first = attempts.find(({ card, participant }) => card && participant !== `u_${quiz.ownerId}`);
  if (!first?.card) return false;
  const note = firstResponse(quiz, first.card.completedAt);
  await putNotificationOnce(quiz.ownerId, note, { quizId: quiz.id, what: 'first-response' });
  return true;
}

/**
 * Tells a participant the result of an attempt that the server finished, if it may be shown. Whoever has handed in
 * meanwhile has seen it. Answers whether it was told now.
 */
export async function tellResult(attemptId: string): Promise<boolean> {
  const attempt = await getAttempt(attemptId);
  if (!attempt?.card || attempt.finishedBy !== 'server') return false;
  if (scoreWithheld(attempt.card, await getLiveQuiz(attempt.quizId), now())) return false;
  return putNotification(attempt.participant.slice(2), resultReleased(attempt, attempt.card));
}
