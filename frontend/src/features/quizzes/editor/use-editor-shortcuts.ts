import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { messages } from './messages.ts';

const { title, list } = messages.shortcuts;
/** Name of the modifier key on this device. */
export const MODIFIER = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';

/** Shortcuts that rows and fields handle themselves. */
const LISTED = [
  { keys: 'Alt+↑', label: list.up },
  { keys: 'Alt+↓', label: list.down },
  { keys: 'Enter', label: list.option },
];

/** Adds the editor's keys to the keyboard help. Ctrl+S or Cmd+S saves the quiz. */
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
