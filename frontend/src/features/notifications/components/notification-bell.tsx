import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Bell } from 'lucide-react';
import { Popover } from 'radix-ui';
import { focusManager, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '@/components/ui/button.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { listState } from '@/lib/list/cursor-list.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import type { NotificationPage } from '../api/notification-calls.ts';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { EVERY_TWO_MINUTES, newestQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { NotificationList } from './notification-list.tsx';

/** The server counts up to 100, and the badge has room for two digits. */
const atMost99 = (unread: number): string => (unread > 99 ? '99+' : String(unread));

/** The popover is no list page: the newest few, then "View all". */
const SHOWN = 5;

/**
 * The bell of the bar with the number of unread notifications, and the newest of them in a popover. The number comes with
 * the session; the notifications are read when somebody is about to look, and then from time to time.
 */
export function NotificationBell() {
  const { user } = useSession();
  const [open, setOpen] = useState(false);
  const [wanted, want] = useWanted();
  const newest = useQuery({ ...newestQuery, enabled: wanted });
  const { isStale, refetch } = newest;
  const unread = newest.data?.unread ?? user?.unread ?? 0;
  const change = (next: boolean) => {
    setOpen(next);
    if (!next) return;
    want();
    if (wanted && isStale) void refetch();
  };
  return (
    <Popover.Root open={open} onOpenChange={change}>
      <Popover.Trigger asChild>
        <PlainIconButton
          label={unread ? messages.bell({ unread: atMost99(unread) }) : messages.bellNoneUnread}
          className="relative data-[state=open]:bg-well"
          icon={
            <>
              <Bell aria-hidden="true" />
              {unread > 0 && (
                <span
                  aria-hidden="true"
                  className="tabular absolute top-1 right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full bg-accent px-1 text-[0.6875rem] leading-none font-display text-on-accent ring-2 ring-canvas"
                >
                  {atMost99(unread)}
                </span>
              )}
            </>
          }
        />
      </Popover.Trigger>
      <BellPopover newest={newest} close={() => setOpen(false)} />
    </Popover.Root>
  );
}

/** Nothing is known to be old yet when the site has just been opened: later, it is. */
function useWanted(): [wanted: boolean, want: () => void] {
  const [wanted, setWanted] = useState(false);
  const want = useCallback(() => setWanted(true), []);
  useEffect(() => {
    const timer = setTimeout(want, EVERY_TWO_MINUTES);
    const stop = focusManager.subscribe((isFocused) => isFocused && want());
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [want]);
  return [wanted, want];
}

interface BellPopoverProps {
  newest: UseQueryResult<NotificationPage>;
  close: () => void;
}

function BellPopover({ newest, close }: BellPopoverProps) {
  const { markRead, markAllRead } = useMarkRead();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  return (
    <Popover.Portal>
      <Popover.Content
        aria-labelledby={headingId}
        align="end"
        sideOffset={6}
        collisionPadding={8}
        className="z-50 flex max-h-[min(36rem,var(--radix-popover-content-available-height))] w-96 max-w-[calc(100vw-1rem)] origin-(--radix-popover-content-transform-origin) flex-col overflow-hidden rounded-control border border-line bg-raised shadow-overlay outline-none data-[state=closed]:animate-pop-out data-[state=open]:animate-pop-in"
      >
        <div className="flex min-h-13 items-center justify-between gap-3 border-b border-line pr-2 pl-4">
          <h2 ref={heading} id={headingId} tabIndex={-1} className="text-sm font-display text-ink">
            {messages.title}
          </h2>
          {(newest.data?.unread ?? 0) > 0 && (
            <Button
              variant="ghost"
              size="sm"
              // The button goes with the last unread one; the focus must not go with it.
              onClick={() => {
                heading.current?.focus();
                markAllRead();
              }}
            >
              {messages.markAll}
            </Button>
          )}
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto">
          <NotificationList
            list={{
              ...listState(newest, newest.data?.notifications.slice(0, SHOWN)),
              // What is there stays without a word: the bell asks again by itself.
              error: newest.data ? null : newest.error,
            }}
            onRead={markRead}
            onOpen={close}
          />
        </div>
        <div className="border-t border-line p-1">
          <Link
            to={SITE_PATHS.notifications}
            onClick={close}
            className="flex min-h-11 items-center justify-center rounded-inner text-sm font-medium text-accent-ink hover:bg-well"
          >
            {messages.viewAll}
          </Link>
        </div>
      </Popover.Content>
    </Popover.Portal>
  );
}
