import type { Notification } from '@quizhall/shared/model/notification';
import {
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { listNotifications, type NotificationPage } from '../api/notification-calls.ts';

export type NotificationPages = InfiniteData<NotificationPage, string | undefined>;

/** Begins the key of everything that is read here. */
export const NOTIFICATIONS_KEY = ['notifications'] as const;
/** The first page alone: what is asked for again and again. */
export const NEWEST_KEY = [...NOTIFICATIONS_KEY, 'newest'] as const;
/** As many pages as somebody has asked for. */
export const LIST_KEY = [...NOTIFICATIONS_KEY, 'list'] as const;

/** Changes what is in the cache of the pages that somebody has asked for. */
export function changeList(client: QueryClient, change: (page: NotificationPage) => NotificationPage): void {
  client.setQueryData<NotificationPages>(
    LIST_KEY,
    (list) => list && { ...list, pages: list.pages.map(change) },
  );
}

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

/**
 * Which are read, as far as a first page tells: its own one by one, and when none is unread, all but those that came
 * after it.
 */
function readBy({ notifications, unread }: NotificationPage): (one: Notification) => boolean {
  const read = new Set(notifications.filter((one) => !one.unread).map(({ id }) => id));
  const latest = notifications[0]?.time ?? '';
  return ({ id, time }) => read.has(id) || (unread === 0 && time <= latest);
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
  // What was read in another window or on another device: the bell hears of it, and the list is not asked for again.
  useEffect(() => {
    const isRead = newest && readBy(newest);
    if (!isRead || !data?.some((one) => one.unread && isRead(one))) return;
    changeList(client, (page) => ({
      ...page,
      notifications: page.notifications.map((one) => (isRead(one) ? { ...one, unread: false } : one)),
    }));
  }, [client, newest, data]);
  return { list, unread: newest?.unread ?? 0 };
}
