import { cancellation } from '@quizhall/shared/rules/attempts/entry';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { createJob } from '../../platform/jobs/job-store.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

/** Begins to give back what was paid for a quiz, if it still is one that nobody takes any more; answers whether it is. */
export async function lookAtCancelled(quizId: string): Promise<boolean> {
  const quiz = await getStoredQuiz(quizId);
  if (!quiz || !cancellation(quiz)) return false;
  await createJob(newJob('refundEntries', quiz.ownerId, { quizId }).write);
  return true;
}
