import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { CheckCheck } from 'lucide-react';
import { useRef } from 'react';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Page } from '@/components/ui/page.tsx';
import { NotificationList } from '../components/notification-list.tsx';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { useNotifications } from '../hooks/use-notifications.ts';
import { messages } from '../messages.ts';

/** `/notifications` */
export function Component() {
  const { list, unread } = useNotifications();
  const { markRead, markAllRead } = useMarkRead();
  const frame = useRef<HTMLDivElement>(null);
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
      <div ref={frame} tabIndex={-1}>
        <NotificationList
          boxed
          list={list}
          onRead={markRead}
          skeletons={6}
          emptyAction={
            <ButtonLink to={SITE_PATHS.profile} variant="secondary">
              {messages.emptyAction}
            </ButtonLink>
          }
        />
      </div>
    </Page>
  );
}
