import { Kbd } from '@/components/ui/kbd.tsx';
import { optionLetter } from '../../engine/keyboard.ts';
import { messages } from '../../messages.ts';

const { shortcuts } = messages.take;

interface ShortcutHintsProps {
  options: number;
  on: boolean;
  onSet: (on: boolean) => void;
}

/** The keys, for those who have some. */
export function ShortcutHints({ options, on, onSet }: ShortcutHintsProps) {
  return (
    <p className="hidden flex-wrap items-center justify-center gap-x-4 gap-y-1 text-xs text-faint pointer-fine:flex">
      {on && options > 0 && (
        <span className="flex items-center gap-1.5">
          <Kbd>A</Kbd>–<Kbd>{optionLetter(options - 1)}</Kbd> {shortcuts.choose}
        </span>
      )}
      <span className="flex items-center gap-1.5">
        <Kbd>Enter</Kbd> {shortcuts.next}
      </span>
      {on && (
        <span className="flex items-center gap-1.5">
          <Kbd>F</Kbd> {shortcuts.flag}
        </span>
      )}
      <span className="flex items-center gap-1.5">
        <Kbd>←</Kbd>
        <Kbd>→</Kbd> {shortcuts.move}
      </span>
      <button
        type="button"
        onClick={() => onSet(!on)}
        className="min-h-6 rounded-sm underline underline-offset-2 hover:text-ink"
      >
        {on ? shortcuts.off : shortcuts.on}
      </button>
    </p>
  );
}
