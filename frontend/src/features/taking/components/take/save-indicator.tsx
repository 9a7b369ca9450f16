import { CloudAlert, CloudCheck, CloudUpload, WifiOff } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { type SaveStatus, saveStatus } from '../../engine/sync-decide.ts';
import { useAttemptView } from '../../hooks/attempt-context.tsx';
import { useCells } from '../../hooks/use-cells.ts';
import { messages } from '../../messages.ts';

const LOOKS = {
  saved: { Icon: CloudCheck, tone: 'text-success-ink' },
  saving: { Icon: CloudUpload, tone: 'text-muted' },
  offline: { Icon: WifiOff, tone: 'text-warning-ink' },
  trouble: { Icon: CloudAlert, tone: 'text-warning-ink' },
} as const;

export function saveText(status: SaveStatus): string {
  const text = messages.save[status.kind];
  return typeof text === 'string' ? text : text('unsent' in status ? status.unsent : 0);
}

/** As two primitives, so that the indicator is drawn anew only when it says something else. */
export function useSaveStatus(): SaveStatus {
  const kind = useAttemptView(({ sync }) => saveStatus(sync).kind);
  const unsent = useAttemptView(({ sync }) => {
    const status = saveStatus(sync);
    return 'unsent' in status ? status.unsent : 0;
  });
  return kind === 'offline' || kind === 'trouble' ? { kind, unsent } : { kind };
}

/** Whether the answers are safe. What is said aloud comes from the announcer, which does not chatter. */
export function SaveIndicator() {
  const status = useSaveStatus();
  const { Icon, tone } = LOOKS[status.kind];
  return (
    <p className={cx('flex min-w-0 items-center gap-1.5 font-medium', tone)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      <span className="line-clamp-2 min-w-0 leading-[1.15]">{saveText(status)}</span>
    </p>
  );
}

/** On small screens a line with the progress below the header; always there, so that nothing moves when the connection goes. */
export function SaveLine() {
  const status = useSaveStatus();
  const { answered, total, percent } = useCells(undefined).tally;
  const isCalm = status.kind === 'saved' || status.kind === 'saving';
  return (
    <div
      className={cx(
        'relative border-b [@media(max-height:30rem)]:sm:hidden',
        isCalm ? 'border-line bg-surface' : 'border-warning-line bg-warning-soft',
      )}
    >
      <span
        aria-hidden="true"
        className="absolute -bottom-px left-0 h-0.5 bg-accent transition-[width]"
        style={{ width: `${percent}%` }}
      />
      <div className="mx-auto flex h-8 max-w-page items-center justify-between gap-4 px-4 text-xs sm:px-6">
        <SaveIndicator />
        {isCalm && (
          <p className="tabular shrink-0 text-muted">
            {messages.take.answeredOf(answered, total)} · {percent}%
          </p>
        )}
      </div>
    </div>
  );
}
