import type { Score } from '@quizhall/shared/model/attempts/attempt-result';
import { cx } from '@/components/ui/cx.ts';
import { result as text } from './result-messages.ts';

const GRADES = ['F', 'D', 'C', 'B', 'A'] as const;

/** The grade, and where it stands among all of them. */
export function GradeBand({ grade, passing }: { grade: Score['grade']; passing: boolean }) {
  const reached = passing ? 'bg-success text-on-success' : 'bg-warning text-on-warning';
  return (
    <div className="flex items-center gap-3">
      <span className="text-sm font-semibold text-ink">
        {text.grade} {grade}
      </span>
      <span aria-hidden="true" className="flex gap-1 @max-[15rem]:hidden">
        {GRADES.map((one) => (
          <span
            key={one}
            className={cx(
              'grid h-7 w-8 place-items-center rounded-inner text-xs font-semibold',
              one === grade ? reached : 'bg-surface text-faint ring-1 ring-line ring-inset',
            )}
          >
            {one}
          </span>
        ))}
      </span>
    </div>
  );
}
