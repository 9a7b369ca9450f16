import { routes } from 'virtual:contract-routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';
import { attemptStore } from '../storage/open-store.ts';
import { asParticipant } from '../result/as-participant.ts';

/** Who did best, as whoever took the attempt sees it, or whoever is signed in. */
export const leaderboardQuery = (quizId: string, submissionId: string | undefined) =>
  queryOptions({
    queryKey: ['taking', 'leaderboard', quizId, submissionId],
    queryFn: async ({ signal }) => {
      const token = submissionId && (await (await attemptStore()).tokenOf(submissionId));
      return asParticipant(token, (headers) =>
        call(routes.attempts.getLeaderboard, { params: { id: quizId } }, { signal, quiet: true, headers }),
      );
    },
    // What was handed in just now shows within five seconds.
    staleTime: 5_000,
  });
