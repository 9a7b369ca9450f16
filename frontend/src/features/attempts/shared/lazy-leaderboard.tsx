import { lazyPart } from '@/components/lazy-part.tsx';
import { PartBoundary } from '@/components/part-boundary.tsx';

const LeaderboardCard = lazyPart(async () => (await import('./leaderboard-card.tsx')).LeaderboardCard);

/** The leaderboard, whose code comes after the page that it stands on; where it does not come, the page does without. */
export const LazyLeaderboard = (props: { quizId: string; submissionId?: string | undefined }) => (
  <PartBoundary>
    <LeaderboardCard {...props} />
  </PartBoundary>
);
