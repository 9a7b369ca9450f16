import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/lib/session/session-context.tsx';
import { getResult } from '../api/attempts.ts';
import { attemptStore } from '../storage/open-store.ts';
import { resultKey } from './result-key.ts';

/** A finished attempt: with the key that this browser kept, or for the signed-in person. */
export function useResult(submissionId: string) {
  const { status } = useSession();
  return useQuery({
    queryKey: resultKey(submissionId),
    queryFn: async ({ signal }) => {
      const store = await attemptStore();
      return getResult(submissionId, await store.tokenOf(submissionId), signal);
    },
    enabled: status !== 'loading',
    // The score comes when no late answer can change it any more.
    refetchInterval: ({ state }) => msUntilFinal(state.data?.finalAt),
    // Finished is finished; only what the settings disclose may change later.
    staleTime: 5 * 60_000,
  });
}

function msUntilFinal(finalAt: string | undefined): number | false {
  return finalAt === undefined ? false : Math.max(5_000, Date.parse(finalAt) - Date.now() + 1_000);
}
