import { Flag } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { useAttempt } from './attempt-context.tsx';
import { messages } from '../shared/messages.ts';

const { take } = messages;

/** Marks the question for another look; stands beside its number, at the same place in every question. */
export function FlagButton({ flagged, onFlag }: { flagged: boolean; onFlag: () => void }) {
  // Without a way back, a flagged question could never be opened again.
  if (!useAttempt().allowsBack) return null;
  return (
    <button
      type="button"
      aria-label={take.flag}
      aria-pressed={flagged}
      title={take.flag}
      onClick={onFlag}
      className={cx(
        'flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control border px-3 text-sm font-medium transition-colors',
        flagged
          ? 'border-warning-line bg-warning-soft text-warning-ink'
          : 'border-line bg-surface text-muted hover:bg-well hover:text-ink',
      )}
    >
      <Flag aria-hidden="true" className={cx('size-4 shrink-0', flagged && 'fill-current')} />
      <span className="hidden @min-[40rem]:inline">{take.flag}</span>
    </button>
  );
}
