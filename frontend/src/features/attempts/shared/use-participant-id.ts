import { useSession } from '@/lib/session/session-context.tsx';
import { rememberedUser } from '@/lib/api/tokens.ts';

/** Whose attempts this browser may show: known at once after a reload, also without a network. */
export function useParticipantId(): string | undefined {
  const { status, user } = useSession();
  return user?.id ?? (status === 'loading' ? rememberedUser()?.id : undefined);
}
