import type { Notification, NotificationType } from '@quizhall/shared/model/notifications/notification';
import {
  AlarmClock,
  Bell,
  Building2,
  BookOpenCheck,
  CalendarX,
  Check,
  ClipboardList,
  ClipboardPen,
  Coins,
  CreditCard,
  HandCoins,
  Hourglass,
  ListChecks,
  type LucideIcon,
  Mail,
  OctagonX,
  PenLine,
  Stamp,
  Trophy,
  Unplug,
  UserRoundCheck,
  UserRoundPlus,
} from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '@/components/ui/cx.ts';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { formatDateTime, formatRelative } from '@/lib/format.ts';
import { messages } from '../messages.ts';

/** A newer server may know types that this page does not: these get a bell. */
const ICONS: Partial<Record<string, LucideIcon>> = {
  result_released: BookOpenCheck,
  result_corrected: ListChecks,
  first_response: UserRoundCheck,
  quiz_invite: Mail,
  invite_accepted: UserRoundPlus,
  essays_waiting: PenLine,
  quiz_starting: AlarmClock,
  attempt_changed: ClipboardPen,
  deletion_announced: CalendarX,
  prize_won: Trophy,
  prize_changed: HandCoins,
  prizes_settled: Coins,
  quiz_taken_down: OctagonX,
  approval_waiting: Hourglass,
  approval_decided: Stamp,
  webhook_off: Unplug,
  assignment: ClipboardList,
  organization_news: Building2,
  plan_changed: CreditCard,
} satisfies Record<NotificationType, LucideIcon>;

export interface NotificationItemProps {
  notification: Notification;
  onRead: (id: string) => void;
  /** The person follows the link. */
  onOpen?: (() => void) | undefined;
}

/** One notification: a link to what it is about, and a button that marks it as read without going there. */
export function NotificationItem({ notification, onRead, onOpen }: NotificationItemProps) {
  const { id, type, title, message, time, unread, link } = notification;
  const anchor = useRef<HTMLAnchorElement>(null);
  const Icon = ICONS[type] ?? Bell;
  return (
    <li className="group relative flex items-start gap-3 px-4 py-3.5 hover:bg-well has-[a:focus-visible]:bg-well">
      <span
        aria-hidden="true"
        className={cx(
          'mt-0.5 grid size-9 shrink-0 place-items-center rounded-full',
          unread ? 'bg-accent-soft text-accent-ink' : 'bg-well text-muted group-hover:bg-surface',
        )}
      >
        <Icon className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          ref={anchor}
          to={link}
          onClick={() => {
            if (unread) onRead(id);
            onOpen?.();
          }}
          className={cx(
            'block text-sm wrap-anywhere text-ink before:absolute before:inset-0 before:content-[""]',
            unread ? 'font-display' : 'font-medium',
          )}
        >
          {unread && <span className="sr-only">{messages.unread}: </span>}
          {title}
        </Link>
        <p className="mt-0.5 line-clamp-3 text-sm wrap-anywhere text-muted">{message}</p>
        <time dateTime={time} title={formatDateTime(time)} className="mt-1 block text-xs text-faint">
          {formatRelative(time)}
        </time>
      </div>
      {unread && (
        <PlainIconButton
          label={messages.markOne({ title })}
          title={messages.markOne({ title })}
          icon={<Check aria-hidden="true" />}
          size="sm"
          // The button goes with the mark; the focus must not go with it.
          onClick={() => {
            anchor.current?.focus();
            onRead(id);
          }}
          className="relative -mr-1.5 hover:bg-surface pointer-coarse:size-11"
        />
      )}
      {unread && (
        <span aria-hidden="true" className="absolute top-6 left-1.5 size-1.5 rounded-full bg-accent" />
      )}
    </li>
  );
}
