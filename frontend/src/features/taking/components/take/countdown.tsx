import { Clock } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { formatClock } from '@/lib/format.ts';
import { LOW_TIME_SECONDS } from '../../engine/countdown.ts';
import { useAttempt } from '../../hooks/attempt-context.tsx';
import { useSecondsUntil } from '../../hooks/use-seconds-until.ts';
import { messages } from '../../messages.ts';

/** The time that is left, by the server's clock. Red and pulsing under five minutes (spec 3 §4). */
export function Countdown() {
  const session = useAttempt();
  const left = useSecondsUntil(session.deadline, () => session.serverNow());
  const low = left < LOW_TIME_SECONDS;
  return (
    <div
      role="timer"
      aria-label={`${messages.take.timeLeft}: ${formatClock(left)}`}
      className={cx(
        'tabular relative flex h-9 shrink-0 items-center gap-1.5 rounded-full border px-3 text-sm font-semibold',
        low ? 'border-danger-line bg-danger-soft text-danger-ink' : 'border-line bg-surface text-ink',
      )}
    >
      {/* The frame pulses, not the figures: they stay readable. */}
      {low && <span className="absolute -inset-px animate-pulse rounded-full border-2 border-danger" />}
      <Clock aria-hidden="true" className="size-4 shrink-0" />
      <span aria-hidden="true">{formatClock(left)}</span>
    </div>
  );
}
