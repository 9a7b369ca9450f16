import { CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Card } from '@/components/ui/card.tsx';
import { Page } from '@/components/ui/page.tsx';
import { LoadMore } from '@/components/ui/pagination.tsx';
import { NotificationList } from '../components/notification-list.tsx';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { useNotifications } from '../hooks/use-notifications.ts';
import { messages } from '../messages.ts';

/** `/notifications` */
export function Component() {
  const { list, unread } = useNotifications();
  const { markRead, markAllRead } = useMarkRead();
  const frame = useRef<HTMLDivElement>(null);
  const notifications = list.data;
  return (
    <Page
      width="text"
      title={messages.title}
      lead={messages.description}
      actions={
        unread > 0 && (
          <Button
            variant="secondary"
            icon={<CheckCheck />}
            // The button goes with the last unread one; the focus must not go with it.
            onClick={() => {
              frame.current?.focus();
              markAllRead();
            }}
          >
            {messages.markAll}
          </Button>
        )
      }
    >
      {notifications && list.error && (
        <Alert tone="danger" className="mb-6">
          {list.isFetchNextPageError ? messages.moreFailed : messages.failedTitle}
        </Alert>
      )}
      <div ref={frame} tabIndex={-1}>
        <Card padded={false} className="overflow-hidden">
          <NotificationList
            query={list}
            shown={notifications}
            onRead={markRead}
            skeletons={6}
            emptyAction={
              <ButtonLink to="/account/profile" variant="secondary">
                {messages.emptyAction}
              </ButtonLink>
            }
          />
        </Card>
      </div>
      {notifications && notifications.length > 0 && (
        <LoadMore
          hasMore={list.hasNextPage}
          loading={list.isFetchingNextPage}
          shown={notifications.length}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </Page>
  );
}
