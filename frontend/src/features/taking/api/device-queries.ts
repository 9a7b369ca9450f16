import { queryOptions } from '@tanstack/react-query';
import { attemptStore } from '../storage/open-store.ts';

/** Every attempt that this browser holds of a person, or of guests. */
export const deviceAttemptsQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['taking', 'device', userId ?? 'guest'],
    queryFn: async () => (await attemptStore()).list(userId),
    staleTime: 0,
    gcTime: 0,
  });
