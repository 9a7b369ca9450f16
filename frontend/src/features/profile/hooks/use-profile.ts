import { useQuery } from '@tanstack/react-query';
import type { Profile } from '@quizhall/shared/model/user';
import { userReceivedAt } from '@/lib/session/session-calls.ts';
import { type SessionUser, useSession } from '@/lib/session/session-context.tsx';

/** Right after a login, or without a network, only the basics of a person are known. */
export function isComplete(user: SessionUser): user is Profile {
  return user.stats !== undefined;
}

/**
 * The signed-in person in full, asked for again unless that was a moment ago. The session holds the one copy; the query knows only
 * whether it has arrived.
 */
export function useProfile() {
  const { user, refreshUser } = useSession();
  const query = useQuery({
    queryKey: ['profile', user?.id],
    enabled: user !== undefined,
    staleTime: 10_000,
    // The startup of the site has just asked.
    initialData: user && isComplete(user) ? true : undefined,
    initialDataUpdatedAt: userReceivedAt,
    queryFn: async () => {
      await refreshUser();
      return true;
    },
  });
  return {
    profile: user && isComplete(user) ? user : undefined,
    error: query.error,
    retry: () => void query.refetch(),
    retrying: query.isFetching,
  };
}
