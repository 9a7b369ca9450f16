import { Clock } from 'lucide-react';
import { formatClock } from '@/lib/format.ts';
import { CountdownRing } from './countdown-ring.tsx';
import { type CountdownTone, countdownTone } from './countdown-tone.ts';
import { cx } from './cx.ts';

export interface CountdownProps {
  /** Whole seconds; the owner of the clock counts them down. */
  secondsLeft: number;
  /** The whole time: draws how much of it is left, and decides when a short time turns amber and red. */
  totalSeconds?: number | undefined;
  /** What runs out: "Time left". */
  label: string;
  className?: string | undefined;
}

const TONES: Record<CountdownTone, string> = {
  calm: 'border-line bg-surface text-ink',
  warning: 'border-warning-line bg-warning-soft text-warning-ink',
  danger: 'border-danger-line bg-danger-soft text-danger-ink',
};

/**
 * The time that is left. Says nothing by itself (a timer is no live region): the owner announces its marks.
 * `<Countdown label="Time left" secondsLeft={272} totalSeconds={1800} />`
 */
export function Countdown({ secondsLeft, totalSeconds, label, className }: CountdownProps) {
  const tone = countdownTone(secondsLeft, totalSeconds);
  const clock = formatClock(secondsLeft);
  return (
    <div
      role="timer"
      aria-label={`${label}: ${clock}`}
      className={cx(
        'tabular relative flex h-9 w-fit shrink-0 items-center gap-2 rounded-full border px-3 text-sm font-semibold whitespace-nowrap transition-colors',
        TONES[tone],
        className,
      )}
    >
      {/* The frame pulses, not the figures: they stay readable. */}
      {tone === 'danger' && (
        <span className="absolute -inset-px animate-pulse rounded-full border-2 border-danger" />
      )}
      {totalSeconds ? (
        <CountdownRing part={secondsLeft / totalSeconds} />
      ) : (
        <Clock aria-hidden="true" className="size-4 shrink-0" />
      )}
      <span aria-hidden="true">{clock}</span>
    </div>
  );
}
