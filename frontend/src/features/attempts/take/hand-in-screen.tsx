import { PartBoundary } from '@/components/part-boundary.tsx';
import { timeValues } from '@/lib/format.ts';
import { Spinner } from '@/components/ui/spinner.tsx';
import { useAttemptView } from './attempt-context.tsx';
import { useFocusedHeading } from './use-focused-heading.ts';
import { messages } from '../shared/messages.ts';
import { HandInWaiting } from './lazy-parts.tsx';

const { handIn: text } = messages;

/** The finished attempt on its way to the server, for as long as that takes. */
export function HandInScreen() {
  const trouble = useAttemptView(({ sync }) => sync.trouble);
  const handIn = useAttemptView(({ sync }) => sync.handIn);
  const sending = <Sending timedOut={handIn?.status === 'timed_out'} endedAt={handIn?.endedAt} />;
  if (!trouble) return sending;
  return (
    <PartBoundary fallback={sending}>
      <HandInWaiting
        kind={trouble.kind}
        retryAt={trouble.retryAt}
        completedAt={handIn?.completedAt}
        fallback={sending}
      />
    </PartBoundary>
  );
}

function Sending({ timedOut, endedAt }: { timedOut: boolean; endedAt: string | undefined }) {
  const [title, words] = endedAt
    ? [text.ended(timeValues(endedAt)), text.endedText]
    : timedOut
      ? [text.timeOver, text.timeOverText]
      : [text.sending, text.sendingText];
  const heading = useFocusedHeading();
  return (
    <div role="status" className="m-auto flex max-w-md flex-col items-center px-4 py-16 text-center">
      <Spinner className="size-10 text-accent-ink" />
      <h1 ref={heading} tabIndex={-1} className="mt-6 text-xl font-display tracking-tight text-ink">
        {title}
      </h1>
      <p className="mt-1.5 text-muted">{words}</p>
    </div>
  );
}
