import { useRotation } from '../hooks/use-rotation.ts';
import { MESSAGES } from '../messages.ts';
import { PauseButton } from './pause-button.tsx';

const text = MESSAGES.badge;

/** One figure at a time; all of them at once for a screen reader. Ends with its figure: the button before it stays put. */
export function StatsBadge() {
  const { index, isPaused, togglePause, hold } = useRotation(text.items.length);
  return (
    <div
      {...hold}
      className="inline-flex h-11 max-w-full items-center gap-1 rounded-full border border-line bg-surface pr-4 pl-1 text-sm font-medium text-ink"
    >
      <p className="sr-only">{`${text.label}: ${text.items.join(', ')}`}</p>
      <PauseButton isPaused={isPaused} onToggle={togglePause} labels={text} className="size-9" />
      <span
        key={index}
        aria-hidden="true"
        className="min-w-0 truncate transition-[opacity,translate] duration-200 starting:translate-y-1 starting:opacity-0"
      >
        {text.items[index]}
      </span>
    </div>
  );
}
