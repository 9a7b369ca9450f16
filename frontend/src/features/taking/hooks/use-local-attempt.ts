import { useQuery } from '@tanstack/react-query';
import { rememberedUser } from '@/lib/session/tokens.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { attemptStore } from '../storage/open-store.ts';

/** Whose attempts this browser may show: known at once after a reload, also without a network. */
export function useParticipantId(): string | undefined {
  const { status, user } = useSession();
  return user?.id ?? (status === 'loading' ? rememberedUser()?.id : undefined);
}

/** What this browser holds of the person's attempts at a quiz. */
export function useLocalAttempt(ref: string) {
  const userId = useParticipantId();
  return useQuery({
    queryKey: ['taking', 'local', ref, userId ?? 'guest'],
    queryFn: async () => (await attemptStore()).find(ref, userId),
    staleTime: 0,
    gcTime: 0,
  });
}
