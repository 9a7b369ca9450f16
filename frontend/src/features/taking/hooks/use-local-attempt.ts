import { useQuery } from '@tanstack/react-query';
import { attemptStore } from '../storage/open-store.ts';
import { useParticipantId } from './use-participant-id.ts';

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
