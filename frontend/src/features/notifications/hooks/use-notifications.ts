import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listNotifications, type NotificationPage } from '../api/notification-calls.ts';

export type NotificationPages = InfiniteData<NotificationPage, string | undefined>;

/** Begins the key of everything that is read here. */
export const NOTIFICATIONS_KEY = ['notifications'] as const;
/** The first page alone: what is asked for again and again. */
export const NEWEST_KEY = [...NOTIFICATIONS_KEY, 'newest'] as const;
/** As many pages as somebody has asked for. */
export const LIST_KEY = [...NOTIFICATIONS_KEY, 'list'] as const;

/** Milliseconds. The window that comes back to the front, or the bell that is opened, asks sooner. */
const EVERY_TWO_MINUTES = 120_000;
/** Milliseconds. The server's lists follow a moment after a mark: what was marked just now is not asked for again. */
const SETTLING = 10_000;

/** The newest few and the number of unread ones. Stays current while the window is visible. */
export function useNewestNotifications() {
  return useQuery({
    queryKey: NEWEST_KEY,
    queryFn: ({ signal }) => listNotifications(undefined, signal),
    staleTime: SETTLING,
    refetchOnWindowFocus: true,
    refetchInterval: EVERY_TWO_MINUTES,
  });
}

/** Page by page, newest first. Asks again only when there is a newer one than those that are shown. */
export function useNotifications() {
  const client = useQueryClient();
  const { data: newest, isPending } = useNewestNotifications();
  const list = useInfiniteQuery({
    queryKey: LIST_KEY,
    queryFn: ({ pageParam, signal }) => listNotifications(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: SETTLING,
    // The bell reads the first page: from there it need not be asked for twice.
    enabled: !isPending,
    initialData: (): NotificationPages | undefined => {
      const page = client.getQueryData<NotificationPage>(NEWEST_KEY);
      return page && { pages: [page], pageParams: [undefined] };
    },
    initialDataUpdatedAt: () => client.getQueryState(NEWEST_KEY)?.dataUpdatedAt,
    select: ({ pages }) => pages.flatMap((page) => page.notifications),
  });
  const { data, refetch } = list;
  const latest = newest?.notifications[0]?.id;
  const missing = data?.some(({ id }) => id === latest) ? undefined : data && latest;
  useEffect(() => {
    if (missing !== undefined) void refetch();
  }, [missing, refetch]);
  return { list, unread: newest?.unread ?? 0 };
}
