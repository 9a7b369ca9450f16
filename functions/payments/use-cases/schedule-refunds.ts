import { cancellation } from '@quizhall/shared/rules/attempts/entry';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { createJob } from '../../platform/jobs/job-store.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

/** Starts the refunds of a quiz if it is deleted or archived. Returns whether it is. */
export async function scheduleRefunds(quizId: string): Promise<boolean> {
  const quiz = await getStoredQuiz(quizId);
  if (!quiz || !cancellation(quiz)) return false;
  await createJob(newJob('refundEntries', quiz.ownerId, { quizId }).write);
  return true;
}
