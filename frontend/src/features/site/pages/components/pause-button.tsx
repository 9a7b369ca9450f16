import { Pause, Play } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';

interface PauseButtonProps {
  isPaused: boolean;
  onToggle: () => void;
  labels: { pause: string; play: string };
  className?: string | undefined;
}

/** Stops what moves by itself (WCAG 2.2.2), and lets it go on. */
export function PauseButton({ isPaused, onToggle, labels, className }: PauseButtonProps) {
  const Icon = isPaused ? Play : Pause;
  const label = isPaused ? labels.play : labels.pause;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onToggle}
      className={cx(
        'grid shrink-0 place-items-center rounded-full text-faint transition-colors hover:bg-well hover:text-ink',
        className,
      )}
    >
      <Icon aria-hidden="true" className="size-4 fill-current" strokeWidth={1.5} />
    </button>
  );
}
