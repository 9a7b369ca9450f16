import { CloudAlert, Hourglass, WifiOff } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { formatTime } from '@/lib/format.ts';
import type { FailureKind } from '../../engine/sync-types.ts';
import { useAttempt, useAttemptView } from '../../hooks/attempt-context.tsx';
import { useSecondsUntil } from '../../hooks/use-seconds-until.ts';
import { messages } from '../../messages.ts';

const { handIn: text } = messages;

interface Trouble {
  icon: ReactNode;
  title: string;
  body: (when: string) => string;
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

/** Each of these screens replaces what had the focus: it goes on at the heading. */
function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return heading;
}

/** The finished attempt on its way to the server, for as long as that takes. */
export function HandInScreen() {
  const trouble = useAttemptView(({ sync }) => sync.trouble);
  const handIn = useAttemptView(({ sync }) => sync.handIn);
  if (trouble)
    return <Waiting kind={trouble.kind} retryAt={trouble.retryAt} completedAt={handIn?.completedAt} />;
  return <Sending timedOut={handIn?.status === 'timed_out'} />;
}

function Sending({ timedOut }: { timedOut: boolean }) {
  const heading = useFocusedHeading();
  return (
    <div role="status" className="m-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <Spinner className="size-10 text-accent-ink" />
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-xl font-display tracking-tight text-ink">
        {timedOut ? text.timeOver : text.sending}
      </h1>
      <p className="mt-1.5 text-muted">{timedOut ? text.timeOverText : text.sendingText}</p>
    </div>
  );
}

interface WaitingProps {
  kind: FailureKind;
  /** Device time, epoch ms. */
  retryAt: number;
  completedAt: string | undefined;
}

function Waiting({ kind, retryAt, completedAt }: WaitingProps) {
  const runner = useAttempt();
  const heading = useFocusedHeading();
  const sending = useAttemptView(({ sync }) => sync.handInSending);
  const seconds = useSecondsUntil(retryAt, Date.now);
  const durable = useAttemptView((view) => view.durable);
  const { icon, title, body } = troubleOf(kind, durable);
  const when = completedAt ? formatTime(completedAt) : '';
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
      <p className="mt-1.5 text-muted">{body(when)}</p>
      <Button className="mt-6" loading={sending} onClick={() => runner.retryNow()}>
        {text.retry}
      </Button>
      <p aria-live="off" className="tabular mt-3 min-h-5 text-sm text-faint">
        {seconds > 0 && !sending && text.retryIn(seconds)}
      </p>
    </div>
  );
}
