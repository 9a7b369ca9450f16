import { cx } from '@/components/ui/cx.ts';
import { useRotation } from '../hooks/use-rotation.ts';
import { MESSAGES } from '../messages.ts';
import { PauseButton } from './pause-button.tsx';

const text = MESSAGES.badge;

/** One figure at a time; all of them at once for a screen reader. As wide as its longest, so that nothing moves. */
export function StatsBadge() {
  const { index, isPaused, togglePause, hold } = useRotation(text.items.length);
  return (
    <div
      {...hold}
      className="inline-flex h-11 max-w-full items-center gap-2.5 rounded-full border border-line bg-surface pr-1 pl-4 text-sm font-medium text-ink"
    >
      <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-accent" />
      <p className="sr-only">{`${text.label}: ${text.items.join(', ')}`}</p>
      <span aria-hidden="true" className="grid min-w-0">
        {text.items.map((item, place) => (
          <span
            key={item}
            className={cx(
              'truncate transition-[opacity,translate] duration-200 [grid-area:1/1]',
              place !== index && 'translate-y-1 opacity-0',
            )}
          >
            {item}
          </span>
        ))}
      </span>
      <PauseButton isPaused={isPaused} onToggle={togglePause} labels={text} className="size-9" />
    </div>
  );
}
