import type { Notification } from '@quizhall/shared/model/notifications/notification';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useCursorList } from '@/lib/list/cursor-list.ts';
import type { NotificationPage } from '../api/notification-calls.ts';
import { listQuery, newestQuery } from '../api/queries.ts';

/** Changes what is in the cache of the pages that somebody has asked for. */
export function changeList(client: QueryClient, change: (page: NotificationPage) => NotificationPage): void {
  client.setQueryData(listQuery.queryKey, (list) => list && { ...list, pages: list.pages.map(change) });
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
  const { data: newest, isPending } = useQuery(newestQuery);
  const list = useCursorList(
    {
      ...listQuery,
      // The bell reads the first page: from there it need not be asked for twice.
      enabled: !isPending,
      initialData: () => {
        const page = client.getQueryData(newestQuery.queryKey);
        return page && { pages: [page], pageParams: [undefined] };
      },
      initialDataUpdatedAt: () => client.getQueryState(newestQuery.queryKey)?.dataUpdatedAt,
    },
    (page) => page.notifications,
  );
  const { items, retry } = list;
  const latest = newest?.notifications[0]?.id;
  const missing = items?.some(({ id }) => id === latest) ? undefined : items && latest;
  const readAgain = useEffectEvent(retry);
  useEffect(() => {
    if (missing !== undefined) readAgain();
  }, [missing]);
  // What was read in another window or on another device: the bell hears of it, and the list is not asked for again.
  useEffect(() => {
    const isRead = newest && readBy(newest);
    if (!isRead || !items?.some((one) => one.unread && isRead(one))) return;
    changeList(client, (page) => ({
      ...page,
      notifications: page.notifications.map((one) => (isRead(one) ? { ...one, unread: false } : one)),
    }));
  }, [client, newest, items]);
  return { list, unread: newest?.unread ?? 0 };
}
