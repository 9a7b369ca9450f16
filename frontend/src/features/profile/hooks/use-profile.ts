import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/lib/session/session-context.tsx';
import { getProfile } from '../api/profile-calls.ts';

/** The signed-in person in full: what they told, made and took. Asked for again unless that was a moment ago. */
export function useProfile() {
  const { user } = useSession();
  const query = useQuery({
    queryKey: ['profile', user?.id],
    enabled: user !== undefined,
    staleTime: 10_000,
    queryFn: ({ signal }) => getProfile(signal),
  });
  return {
    profile: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
  };
}
