import { Bell } from 'lucide-react';
import type { Notification } from '@quizhall/shared/model/notification';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { messages } from '../messages.ts';
import { NotificationItem } from './notification-item.tsx';

interface NotificationListProps {
  /** What brings them. */
  query: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** Those to show: the bell has room for a few. */
  shown: readonly Notification[] | undefined;
  onRead: (id: string) => void;
  onOpen?: () => void;
  emptyAction?: ReactNode;
  skeletons?: number;
}

/** The notifications, or what stands in their place. */
export function NotificationList({
  query,
  shown,
  onRead,
  onOpen,
  emptyAction,
  skeletons = 3,
}: NotificationListProps) {
  if (!shown && query.error) {
    return (
      <ErrorState
        title={messages.failedTitle}
        message={messages.failedText}
        retrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  }
  if (!shown) return <ListSkeleton rows={skeletons} />;
  if (shown.length === 0) {
    return (
      <EmptyState
        icon={<Bell />}
        title={messages.emptyTitle}
        text={messages.emptyText}
        action={emptyAction}
      />
    );
  }
  return (
    <ul className="divide-y divide-line">
      {shown.map((notification) => (
        <NotificationItem key={notification.id} notification={notification} onRead={onRead} onOpen={onOpen} />
      ))}
    </ul>
  );
}

function ListSkeleton({ rows }: { rows: number }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {messages.loading}
      </p>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex gap-3 px-4 py-3.5">
          <Skeleton className="size-9 rounded-full" />
          <div className="flex-1">
            <Skeleton className="mt-1 h-4 w-2/3" />
            <Skeleton className="mt-2 h-4 w-full" />
            <Skeleton className="mt-2 h-3 w-20" />
          </div>
        </div>
      ))}
    </div>
  );
}
