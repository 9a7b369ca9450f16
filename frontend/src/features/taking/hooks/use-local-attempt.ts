import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { attemptStore } from '../storage/open-store.ts';
import { useParticipantId } from './use-participant-id.ts';

/** What the result page hands over to whoever takes the quiz again: the attempt that they come from. */
type ComingFrom = { again?: string } | null;

/**
 * What this browser holds of the person's attempts at a quiz. What they said of themselves is told only to whoever comes
 * from its result: the next person at a shared device starts with an empty form.
 */
export function useLocalAttempt(ref: string) {
  const userId = useParticipantId();
  const again = (useLocation().state as ComingFrom)?.again;
  return useQuery({
    queryKey: ['taking', 'local', ref, userId ?? 'guest', again],
    queryFn: async () => {
      const store = await attemptStore();
      const info = again === undefined ? undefined : await store.infoOf(again, userId);
      return { ...(await store.find(ref, userId)), info };
    },
    staleTime: 0,
    gcTime: 0,
  });
}
