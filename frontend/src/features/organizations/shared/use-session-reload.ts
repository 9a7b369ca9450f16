import { rememberUser } from '@/lib/api/tokens.ts';
import { fetchSession } from '@/lib/session/session-calls.ts';
import { useSession } from '@/lib/session/session-context.tsx';

/** Reads anew who is signed in, after they came into an organization or out of one. Without an answer the next page load does it. */
export function useSessionReload(): () => Promise<void> {
  const { updateUser } = useSession();
  return async () => {
    const session = await fetchSession().catch(() => undefined);
    if (!session) return;
    rememberUser(session);
    // Also removes an `organizationId` that the session no longer has.
    updateUser({ organizationId: undefined, ...session });
  };
}
