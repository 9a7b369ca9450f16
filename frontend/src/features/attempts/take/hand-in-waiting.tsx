import { CloudAlert, Hourglass, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { timeValues } from '@/lib/format.ts';
import type { FailureKind } from '../engine/sync-types.ts';
import { useAttempt, useAttemptView } from './attempt-context.tsx';
import { useFocusedHeading } from './use-focused-heading.ts';
import { useSecondsUntil } from '../shared/use-seconds-until.ts';
import { messages } from './later-messages.ts';

const { handIn: text } = messages;

interface Trouble {
  icon: ReactNode;
  title: string;
  body: (values: ReturnType<typeof timeValues>) => string;
}

const TROUBLES: Record<FailureKind, Trouble> = {
  network: { icon: <WifiOff />, title: text.offline, body: text.offlineText },
  busy: { icon: <Hourglass />, title: text.busy, body: text.busyText },
  refused: { icon: <CloudAlert />, title: text.failed, body: text.failedText },
};

/** Where this device stores nothing, no screen may say that it does. */
const troubleOf = (kind: FailureKind, durable: boolean): Trouble =>
  durable
    ? TROUBLES[kind]
    : { ...TROUBLES[kind], body: text.notKeptText, ...(kind === 'network' && { title: text.notKept }) };

interface WaitingProps {
  kind: FailureKind;
  /** Device time, epoch ms. */
  retryAt: number;
  completedAt: string | undefined;
}

/** What the server did not take yet: why, where it is kept, and when the next try is. */
export function HandInWaiting({ kind, retryAt, completedAt }: WaitingProps) {
  const runner = useAttempt();
  const heading = useFocusedHeading();
  const sending = useAttemptView(({ sync }) => sync.handInSending);
  const seconds = useSecondsUntil(retryAt, Date.now);
  const durable = useAttemptView((view) => view.durable);
  const { icon, title, body } = troubleOf(kind, durable);
  return (
    <div role="status" className="m-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <div
        aria-hidden="true"
        className="grid size-14 place-items-center rounded-card bg-warning-soft text-warning-ink [&_svg]:size-6"
      >
        {icon}
      </div>
      <h1 ref={heading} tabIndex={-1} className="mt-5 text-xl font-display tracking-tight text-ink">
        {title}
      </h1>
      <p className="mt-1.5 text-muted">{body(timeValues(completedAt))}</p>
      <Button className="mt-6" loading={sending} onClick={() => runner.retryNow()}>
        {text.retry}
      </Button>
      <p aria-live="off" className="tabular mt-3 min-h-5 text-sm text-faint">
        {seconds > 0 && !sending && text.retryIn({ seconds })}
      </p>
    </div>
  );
}
