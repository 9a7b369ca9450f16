import { CloudAlert, CloudCheck, CloudUpload, WifiOff } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { useAttemptView } from '../../hooks/attempt-context.tsx';
import { type SaveStatus, saveStatus } from '../../engine/sync-decide.ts';
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
    <p title={saveText(status)} className={cx('flex min-w-0 items-center gap-1.5 text-sm font-medium', tone)}>
      <Icon aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="hidden truncate lg:inline">{saveText(status)}</span>
      <span className="hidden truncate sm:inline lg:hidden">{messages.save.short[status.kind]}</span>
      <span className="sr-only sm:hidden">{saveText(status)}</span>
    </p>
  );
}

/** On small screens the header has room for an icon only: what matters is said in a line of its own. */
export function SaveStrip() {
  const status = useSaveStatus();
  if (status.kind === 'saved' || status.kind === 'saving') return null;
  const { Icon } = LOOKS[status.kind];
  return (
    <p
      aria-hidden="true"
      className="flex animate-fade-in items-center justify-center gap-2 border-b border-warning-line bg-warning-soft px-4 py-2 text-center text-sm font-medium text-warning-ink lg:hidden"
    >
      <Icon className="size-4 shrink-0" />
      {saveText(status)}
    </p>
  );
}
