import { routes } from 'virtual:contract-routes';
import { BONUSES } from '@quizhall/shared/model/enums';
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

/** How many badges somebody has whose profile knows only those of the newest attempts. */
export const badgesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, 'badges'],
    staleTime: 10_000,
    queryFn: async ({ signal }) => {
      const { counts } = await call(
        routes.users.getRewards,
        { query: { limit: 1 } },
        { quiet: true, signal },
      );
      return BONUSES.reduce((sum, bonus) => sum + (counts?.badges[bonus] ?? 0), 0);
    },
  });

/** Where somebody is signed in. Asked for again whenever it is looked at: another device may have come. */
export const sessionsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['profile', userId, 'sessions'],
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await call(routes.users.listSessions, {}, { quiet: true, signal })).sessions,
  });
