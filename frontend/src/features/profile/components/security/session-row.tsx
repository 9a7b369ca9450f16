import type { OwnSession } from '@quizhall/shared/contract/account';
import { Monitor, Smartphone } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { formatAgo, formatDate } from '@/lib/format.ts';
import { securityMessages } from '../../security-messages.ts';

const text = securityMessages.sessions;

const isHandheld = (device: string): boolean => /iPhone|iPad|Android/.test(device);

interface Props {
  session: OwnSession;
  ending: boolean;
  onEnd: () => void;
}

/** One device with the times of its sign-in and its last use. */
export function SessionRow({ session: { device, createdAt, lastUsedAt, current }, ending, onEnd }: Props) {
  const Icon = isHandheld(device) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink"
      >
        <Icon className="size-4.5" />
      </span>
      <div className="min-w-0 flex-1 basis-48">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-medium wrap-anywhere text-ink">
          {device}
          {current && <Badge tone="success">{text.current}</Badge>}
        </p>
        <p className="text-sm text-muted">{text.times(formatDate(createdAt), formatAgo(lastUsedAt))}</p>
      </div>
      {!current && (
        <Button
          variant="secondary"
          size="sm"
          className={WRAPS}
          aria-label={text.endOf(device)}
          loading={ending}
          onClick={onEnd}
        >
          {text.end}
        </Button>
      )}
    </li>
  );
}
