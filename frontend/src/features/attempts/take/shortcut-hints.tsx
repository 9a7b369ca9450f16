import { Kbd } from '@/components/ui/kbd.tsx';
import { showShortcutHelp, useShortcuts, useShortcutsSetting } from '@/lib/shortcuts.ts';
import { optionMark } from '../engine/keyboard.ts';
import { useAttempt } from './attempt-context.tsx';
import { messages } from '../shared/messages.ts';

const { shortcuts } = messages.take;

/** Makes the keys of the question screen known to the keyboard help. They are carried out by `useKeyboard`. */
export function useListedKeys(options: number, allowsBack: boolean): void {
  const [on] = useShortcutsSetting();
  useShortcuts(shortcuts.title, [
    { keys: '1–9 or A–Z', label: shortcuts.list.choose, exists: () => on && options > 0 },
    { keys: 'Shift+A or Shift+1', label: shortcuts.list.strike, exists: () => on && options > 0 },
    { keys: 'Enter', label: shortcuts.list.next },
    { keys: 'F', label: shortcuts.list.flag, exists: () => on && allowsBack },
    { keys: '+ or -', label: shortcuts.list.zoom, exists: () => on },
    { keys: '← or →', label: shortcuts.list.move, exists: () => allowsBack },
  ]);
}

/** The keys, for those who have some. */
export function ShortcutHints({
  options,
  enter = shortcuts.next,
}: {
  options: number;
  enter?: string | undefined;
}) {
  const [on] = useShortcutsSetting();
  const { allowsBack } = useAttempt();
  return (
    <p className="hidden flex-wrap items-center justify-center gap-x-4 gap-y-1 text-xs text-faint pointer-fine:flex">
      {on && options > 0 && (
        <span className="flex items-center gap-1.5">
          <Kbd>{optionMark(0, options)}</Kbd>–<Kbd>{optionMark(options - 1, options)}</Kbd> {shortcuts.choose}
        </span>
      )}
      <span className="flex items-center gap-1.5">
        <Kbd>Enter</Kbd> {enter}
      </span>
      {on && allowsBack && (
        <span className="flex items-center gap-1.5">
          <Kbd>F</Kbd> {shortcuts.flag}
        </span>
      )}
      <button
        type="button"
        onClick={showShortcutHelp}
        className="min-h-6 rounded-inner underline underline-offset-2 hover:text-ink"
      >
        {shortcuts.all}
      </button>
    </p>
  );
}
