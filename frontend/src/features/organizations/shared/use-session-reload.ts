import { rememberUser } from '@/lib/api/tokens.ts';
import { fetchSession } from '@/lib/session/session-calls.ts';
import { useSession } from '@/lib/session/session-context.tsx';

/** Reloads the session after the user joined or left an organization. On a failure, the next page load does it. */
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
