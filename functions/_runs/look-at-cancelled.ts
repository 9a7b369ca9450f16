import { cancellation } from '@quizhall/shared/rules/entry';
import { getStoredQuiz } from '../_data/quizzes.ts';
import { beginRun } from '../_data/runs.ts';
import { newRunOf } from './start.ts';

/** Begins to give back what was paid for a quiz, if it still is one that nobody takes any more; answers whether it is. */
export async function lookAtCancelled(quizId: string): Promise<boolean> {
  const quiz = await getStoredQuiz(quizId);
  if (!quiz || !cancellation(quiz)) return false;
  await beginRun(newRunOf('refundEntries', quiz.ownerId, { quizId }).write);
  return true;
}
