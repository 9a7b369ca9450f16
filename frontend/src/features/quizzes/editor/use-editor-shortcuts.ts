import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { messages } from './messages.ts';

const { title, list } = messages.shortcuts;
/** As the keyboard of this device names it. */
export const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** What the rows and fields listen to themselves. */
const LISTED = [
  { keys: 'Alt+↑', label: list.up },
  { keys: 'Alt+↓', label: list.down },
  { keys: 'Enter', label: list.option },
];

/** The keyboard help lists the editor's keys. Ctrl+S or Cmd+S saves the quiz instead of the page. */
export function useEditorShortcuts(save: () => void): void {
  useShortcuts(title, [{ keys: `${MODIFIER}+S`, label: list.save }, ...LISTED]);
  const onSave = useEffectEvent(save);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 's' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      onSave();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
