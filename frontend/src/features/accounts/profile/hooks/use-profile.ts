import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/lib/session/session-context.tsx';
import { profileQuery } from '../api/queries.ts';

/** The signed-in person in full. */
export function useProfile() {
  const { user } = useSession();
  const query = useQuery(profileQuery(user?.id));
  return {
    profile: query.data,
    error: query.error,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
  };
}
