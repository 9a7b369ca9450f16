import type { Notification } from '@quizhall/shared/model/notifications/notification';
import { Bell } from 'lucide-react';
import type { ReactNode } from 'react';
import { DataList } from '@/components/list/data-list.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import type { ListState } from '@/lib/list/cursor-list.ts';
import { messages } from '../messages.ts';
import { NotificationItem } from './notification-item.tsx';

interface NotificationListProps {
  list: ListState<Notification>;
  onRead: (id: string) => void;
  onOpen?: () => void;
  emptyAction?: ReactNode;
  skeletons?: number;
  boxed?: boolean;
}

/** The notifications, or what stands in their place. */
export function NotificationList({
  skeletons = 3,
  emptyAction,
  onRead,
  onOpen,
  ...list
}: NotificationListProps) {
  return (
    <DataList
      {...list}
      texts={messages.list}
      skeleton={<ListSkeleton rows={skeletons} />}
      empty={
        <EmptyState
          icon={<Bell />}
          title={messages.emptyTitle}
          text={messages.emptyText}
          action={emptyAction}
        />
      }
    >
      {(notifications) => (
        <ul className="divide-y divide-line">
          {notifications.map((one) => (
            <NotificationItem key={one.id} notification={one} onRead={onRead} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </DataList>
  );
}

const ListSkeleton = ({ rows }: { rows: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <div key={row} className="flex gap-3 px-4 py-3.5">
      <Skeleton className="size-9 rounded-full" />
      <div className="flex-1">
        <Skeleton className="mt-1 h-4 w-2/3" />
        <Skeleton className="mt-2 h-4 w-full" />
        <Skeleton className="mt-2 h-3 w-20" />
      </div>
    </div>
  ));
