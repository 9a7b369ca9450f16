import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import { showError } from '@/lib/show-error.ts';
import { type NotificationPage, readAllNotifications, readNotification } from '../api/notification-calls.ts';
import { messages } from '../messages.ts';
import { NOTIFICATIONS_KEY } from './use-notifications.ts';

type Pages = InfiniteData<NotificationPage, string | undefined>;

/** The same pages with some notifications read or unread again, and the number of unread ones by so many different. */
function withUnread(data: Pages, ids: ReadonlySet<string>, unread: boolean, change: number): Pages {
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      unread: Math.max(0, page.unread + change),
      notifications: page.notifications.map((one) => (ids.has(one.id) ? { ...one, unread } : one)),
    })),
  };
}

/** What marking `id`, or without one all, changes on screen. */
function changesOf(data: Pages, id: string | undefined) {
  const shown = data.pages.flatMap((page) => page.notifications);
  const ids = new Set(
    shown.filter((one) => one.unread && (id === undefined || one.id === id)).map((one) => one.id),
  );
  // All of them are more than those that were loaded.
  return { ids, count: id === undefined ? (data.pages[0]?.unread ?? 0) : ids.size };
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
      const before = client.getQueryData<Pages>(NOTIFICATIONS_KEY);
      if (!before) return undefined;
      const { ids, count } = changesOf(before, id);
      client.setQueryData(NOTIFICATIONS_KEY, withUnread(before, ids, false, -count));
      return { ids, count };
    },
    onError: (_, id, changes) => {
      // Only what this one changed: others may have been marked since.
      client.setQueryData<Pages>(
        NOTIFICATIONS_KEY,
        (now) => now && changes && withUnread(now, changes.ids, true, changes.count),
      );
      showError(id === undefined ? messages.markAllFailed : messages.markFailed);
    },
    onSettled: () => {
      // While others are under way, an answer would show them as unread again.
      if (client.isMutating({ mutationKey: MARKING }) === 1) {
        void client.invalidateQueries({ queryKey: NOTIFICATIONS_KEY });
      }
    },
  });
  return { markRead: (id: string) => mutate(id), markAllRead: () => mutate(undefined) };
}
