import { cx } from '@/components/ui/cx.ts';
import { formatClock } from '@/lib/format.ts';
import { messages } from '../../messages.ts';

const RADIUS = 16;
const AROUND = 2 * Math.PI * RADIUS;
const LAST_SECONDS = 5;

/** The question's own time, in seconds. */
export function QuestionRing({ limit, left }: { limit: number; left: number }) {
  const part = limit > 0 ? left / limit : 0;
  const urgent = left <= LAST_SECONDS;
  return (
    <div
      role="timer"
      aria-label={messages.take.questionTime(left)}
      className={cx(
        'relative grid size-11 shrink-0 place-items-center',
        urgent ? 'text-danger-ink' : 'text-muted',
      )}
    >
      <svg
        viewBox="0 0 40 40"
        aria-hidden="true"
        fill="none"
        className="absolute inset-0 size-full -rotate-90"
      >
        <circle cx="20" cy="20" r={RADIUS} strokeWidth="3" className="stroke-line" />
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray={`${part * AROUND} ${AROUND}`}
          className={cx(
            'transition-[stroke-dasharray] duration-1000 ease-linear',
            urgent ? 'stroke-danger' : 'stroke-accent',
            left === 0 && 'opacity-0',
          )}
        />
      </svg>
      <span aria-hidden="true" className="tabular text-xs font-semibold">
        {left < 60 ? left : formatClock(left)}
      </span>
    </div>
  );
}
