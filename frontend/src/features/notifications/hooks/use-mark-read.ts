import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { showError } from '@/lib/show-error.ts';
import { type NotificationPage, readAllNotifications, readNotification } from '../api/notification-calls.ts';
import { listQuery, newestQuery, NOTIFICATIONS_KEY } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { changeList } from './use-notifications.ts';

/** All that is in the cache: of the bell first, then of the page. */
function pagesIn(client: QueryClient): NotificationPage[] {
  const newest = client.getQueryData(newestQuery.queryKey);
  const list = client.getQueryData(listQuery.queryKey);
  return [...(newest ? [newest] : []), ...(list?.pages ?? [])];
}

/** What is read in the bell is read on the page, and the other way round. */
function changePages(client: QueryClient, change: (page: NotificationPage) => NotificationPage): void {
  client.setQueryData(newestQuery.queryKey, (page) => page && change(page));
  changeList(client, change);
}

/** Some notifications read or unread again, and the number of unread ones by so many different. */
const withUnread =
  (ids: ReadonlySet<string>, unread: boolean, difference: number) =>
  (page: NotificationPage): NotificationPage => ({
    ...page,
    unread: Math.max(0, page.unread + difference),
    notifications: page.notifications.map((one) => (ids.has(one.id) ? { ...one, unread } : one)),
  });

/** What marking `id`, or without one all, changes on screen. */
function changesOf(pages: NotificationPage[], id: string | undefined) {
  const known = pages.flatMap((page) => page.notifications);
  const marked = known.filter((one) => id === undefined || one.id === id);
  const ids = new Set(marked.filter((one) => one.unread).map((one) => one.id));
  // All of them are more than those that were loaded. Of one, the bell knows whether it counts, where it has that one.
  return { ids, count: id === undefined ? (pages[0]?.unread ?? 0) : Number(marked[0]?.unread ?? false) };
}

const MARKING = ['mark-read'];

/** Marks one or all as read: on screen at once, and back again with a toast when the server did not take it. */
export function useMarkRead() {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: MARKING,
    mutationFn: (id: string | undefined) =>
      id === undefined ? readAllNotifications() : readNotification(id),
    onMutate: async (id) => {
      // An answer that is under way still has them unread.
      await client.cancelQueries({ queryKey: NOTIFICATIONS_KEY });
      const changes = changesOf(pagesIn(client), id);
      changePages(client, withUnread(changes.ids, false, -changes.count));
      return changes;
    },
    // Taken: what is on screen is right, while the server's own lists may lag behind it for a moment.
    onError: (_, id, changes) => {
      // Only what this one changed: others may have been marked since.
      if (changes) changePages(client, withUnread(changes.ids, true, changes.count));
      showError(id === undefined ? messages.markAllFailed : messages.markFailed);
      // While others are under way, an answer would show them as unread again.
      if (client.isMutating({ mutationKey: MARKING }) === 1) {
        void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
      }
    },
  });
  return { markRead: (id: string) => mutate(id), markAllRead: () => mutate(undefined) };
}
