import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Card } from '@/components/ui/card.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { newestQuery } from '../api/queries.ts';
import { useMarkRead } from '../hooks/use-mark-read.ts';
import { messages } from '../messages.ts';
import { NotificationItem } from './notification-item.tsx';

/** A glance; `/notifications` has the rest. */
const SHOWN = 3;

/** What is unread of the newest: invitations first, because somebody waits for an answer. Nothing where nothing is. */
export function NewestNews() {
  const id = useId();
  const { data } = useQuery(newestQuery);
  const { markRead } = useMarkRead();
  // What is read here stays as long as the page does: nothing goes away under the finger, nor the focus with it.
  const [kept, setKept] = useState<readonly string[]>([]);
  const read = (notificationId: string) => {
    setKept([...kept, notificationId]);
    markRead(notificationId);
  };
  const unread = data?.notifications.filter((one) => one.unread || kept.includes(one.id)) ?? [];
  if (unread.length === 0) return null;
  const isInvite = ({ type }: { type: string }) => type.endsWith('_invite');
  const shown = [...unread.filter(isInvite), ...unread.filter((one) => !isInvite(one))].slice(0, SHOWN);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <SectionTitle id={id}>{messages.news}</SectionTitle>
      <Card as="ul" padded={false} className="divide-y divide-line overflow-hidden">
        {shown.map((one) => (
          <NotificationItem key={one.id} notification={one} onRead={read} />
        ))}
      </Card>
      <TextLink to={SITE_PATHS.notifications} className="self-start text-sm">
        {messages.viewAll}
      </TextLink>
    </section>
  );
}
