import { useInfiniteQuery } from '@tanstack/react-query';
import { listNotifications } from '../api/notification-calls.ts';

/** One entry of the cache for bell and page: what is read in one is read in the other. */
export const NOTIFICATIONS_KEY = ['notifications'] as const;

/** Milliseconds. The window that comes back to the front, or the bell that is opened, asks sooner. */
const EVERY_TWO_MINUTES = 120_000;

/** Page by page, newest first. Stays current while the window is visible. */
export function useNotifications() {
  return useInfiniteQuery({
    queryKey: NOTIFICATIONS_KEY,
    queryFn: ({ pageParam, signal }) => listNotifications(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    refetchOnWindowFocus: true,
    refetchInterval: EVERY_TWO_MINUTES,
    select: ({ pages }) => ({
      notifications: pages.flatMap((page) => page.notifications),
      unread: pages[0]?.unread ?? 0,
    }),
  });
}
