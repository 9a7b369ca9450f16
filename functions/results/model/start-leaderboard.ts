import { hasLeaderboard } from '@quizhall/shared/rules/accounts/rewards';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { createJob } from '../../platform/jobs/job-store.ts';
import { newJob } from '../../platform/jobs/new-job.ts';

/** Where a saved quiz has a leaderboard from now on: the stream keeps who comes, and a run finds who was there before. */
export async function startStandings(before: Quiz, saved: Quiz): Promise<void> {
  const isNew = hasLeaderboard(saved.rewards) && !hasLeaderboard(before.rewards);
  if (isNew && before.version > 0)
    await createJob(newJob('standings', saved.ownerId, { quizId: saved.id }).write);
}
