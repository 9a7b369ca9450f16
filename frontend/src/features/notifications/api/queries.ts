import { queryOptions } from '@tanstack/react-query';
import { cursorQuery } from '@/lib/list/cursor-list.ts';
import { listNotifications } from './notification-calls.ts';

/** Begins the key of everything that is read here. */
export const NOTIFICATIONS_KEY = ['notifications'] as const;

/** Milliseconds. The window that comes back to the front, or the bell that is opened, asks sooner. */
export const EVERY_TWO_MINUTES = 120_000;
/** Milliseconds. The server's lists follow a moment after a mark: what was marked just now is not asked for again. */
const SETTLING = 10_000;

/** The newest few and the number of unread ones: what is asked for again and again. Current while the window is visible. */
export const newestQuery = queryOptions({
  queryKey: [...NOTIFICATIONS_KEY, 'newest'],
  queryFn: ({ signal }) => listNotifications(undefined, signal),
  staleTime: SETTLING,
  refetchOnWindowFocus: true,
  refetchInterval: EVERY_TWO_MINUTES,
});

/** As many pages as somebody has asked for, newest first. */
export const listQuery = cursorQuery({
  queryKey: [...NOTIFICATIONS_KEY, 'list'],
  read: listNotifications,
  staleTime: SETTLING,
});
