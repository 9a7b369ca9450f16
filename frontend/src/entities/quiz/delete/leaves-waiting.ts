import type { QuizOverview } from '@quizhall/shared/contract/quizzes/quiz-overview';

/** What is known of the results of a quiz. */
export type ResultFacts = Pick<QuizOverview, 'release'> & {
  stats: Pick<QuizOverview['stats'], 'waitingAttempts'>;
  recentAttempts: readonly Pick<QuizOverview['recentAttempts'][number], 'date'>[];
};

/** Whether results of a quiz wait for a grade or for their release, which nobody can give once it is deleted. */
export function leavesWaiting({ release, stats, recentAttempts: [newest] }: ResultFacts): boolean {
  if (stats.waitingAttempts > 0) return true;
  if (!release || !newest) return false;
  return release.releasedAt === undefined || newest.date > release.releasedAt;
}
