import { Check, CloudAlert, CloudCheck, CloudUpload, WifiOff } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { type SaveStatus, saveStatus } from '../engine/sync-decide.ts';
import { useAttemptView } from './attempt-context.tsx';
import { useCells } from './use-cells.ts';
import { formatPercent } from '@/lib/format.ts';
import { messages } from '../shared/messages.ts';

const LOOKS = {
  saved: { Icon: CloudCheck, tone: 'text-success-ink' },
  kept: { Icon: Check, tone: 'text-muted' },
  saving: { Icon: CloudUpload, tone: 'text-muted' },
  offline: { Icon: WifiOff, tone: 'text-warning-ink' },
  trouble: { Icon: CloudAlert, tone: 'text-warning-ink' },
} as const;

export function saveText(status: SaveStatus): string {
  const text = messages.save[status.kind];
  return typeof text === 'string' ? text : text({ unsent: 'unsent' in status ? status.unsent : 0 });
}

/** As two primitives, so that the indicator is drawn anew only when it says something else. */
export function useSaveStatus(): SaveStatus {
  const kind = useAttemptView(({ sync, durable }) => saveStatus(sync, durable).kind);
  const unsent = useAttemptView(({ sync, durable }) => {
    const status = saveStatus(sync, durable);
    return 'unsent' in status ? status.unsent : 0;
  });
  return kind === 'offline' || kind === 'trouble' ? { kind, unsent } : { kind };
}

/** What there is room for beside the title of a low, narrow screen. */
function shortText(status: SaveStatus): string {
  if (status.kind === 'offline') return messages.save.offlineShort({ unsent: status.unsent });
  return status.kind === 'trouble' ? messages.save.troubleShort({ unsent: status.unsent }) : saveText(status);
}

/**
 * Whether the answers are safe. What is said aloud comes from the announcer, which does not chatter. `short` leaves the
 * full sentence to screen readers.
 */
export function SaveIndicator({ short = false }: { short?: boolean }) {
  const status = useSaveStatus();
  const { Icon, tone } = LOOKS[status.kind];
  const full = saveText(status);
  const shown = short ? shortText(status) : full;
  return (
    <p className={cx('flex min-w-0 items-center gap-1.5 font-medium', tone)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {shown === full ? (
        <span className="min-w-0 leading-tight">{full}</span>
      ) : (
        <>
          <span aria-hidden="true" className="whitespace-nowrap">
            {shown}
          </span>
          <span className="sr-only">{full}</span>
        </>
      )}
    </p>
  );
}

/** On small screens a line with the progress below the header; always there, so that nothing moves when the connection goes. */
export function SaveLine() {
  const status = useSaveStatus();
  const { answered, total, percent } = useCells(undefined).tally;
  const isCalm = status.kind !== 'offline' && status.kind !== 'trouble';
  return (
    <div
      className={cx(
        'relative shrink-0 border-b [@media(max-height:30rem)]:@min-[40rem]:hidden',
        isCalm ? 'border-line bg-surface' : 'border-warning-line bg-warning-soft',
      )}
    >
      <span
        aria-hidden="true"
        className="absolute -bottom-px left-0 h-0.5 bg-accent transition-[width]"
        style={{ width: `${percent}%` }}
      />
      <div className="mx-auto flex min-h-8 max-w-page flex-wrap items-center justify-between gap-x-4 px-4 py-1.5 text-xs @min-[40rem]:px-6">
        <SaveIndicator />
        {isCalm && (
          <p className="tabular shrink-0 text-muted">
            {messages.take.answeredOf({ answered, total })} · {formatPercent(percent)}
          </p>
        )}
      </div>
    </div>
  );
}
