import { Strikethrough } from 'lucide-react';
import { cx } from '@/components/ui/cx.ts';
import { messages } from '../../messages.ts';

interface StrikeButtonProps {
  mark: string;
  struck: boolean;
  onStrike: () => void;
}

/** Beside an option, apart from it, so that no thumb crosses out what it wants to choose. */
export function StrikeButton({ mark, struck, onStrike }: StrikeButtonProps) {
  const label = messages.take.strike(mark);
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={struck}
      title={label}
      onClick={onStrike}
      className={cx(
        'grid size-11 shrink-0 place-items-center rounded-control border transition-colors',
        struck
          ? 'border-edge bg-well text-ink'
          : 'border-transparent text-faint hover:bg-well hover:text-ink',
      )}
    >
      <Strikethrough aria-hidden="true" className="size-5" />
    </button>
  );
}
