import { hasLeaderboard } from '@quizhall/shared/rules/rewards';
import type { Quiz } from '../_data/quizzes.ts';
import { beginRun } from '../_data/runs.ts';
import { newRunOf } from './start.ts';

/** Where a saved quiz has a leaderboard from now on: the stream keeps who comes, and a run finds who was there before. */
export async function startStandings(before: Quiz, saved: Quiz): Promise<void> {
  const isNew = hasLeaderboard(saved.rewards) && !hasLeaderboard(before.rewards);
  if (isNew && before.version > 0)
    await beginRun(newRunOf('standings', saved.ownerId, { quizId: saved.id }).write);
}
