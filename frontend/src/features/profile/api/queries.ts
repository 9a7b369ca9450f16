import { routes } from 'virtual:contract-routes';
import { queryOptions } from '@tanstack/react-query';
import { call } from '@/lib/api/call.ts';

/**
 * The signed-in person in full: what they told, made and took. Asked for again unless that was a moment ago. The page
 * shows a failure itself.
 */
export const profileQuery = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['profile', userId],
    enabled: userId !== undefined,
    staleTime: 10_000,
    queryFn: async ({ signal }) => (await call(routes.users.getMe, {}, { quiet: true, signal })).user,
  });
