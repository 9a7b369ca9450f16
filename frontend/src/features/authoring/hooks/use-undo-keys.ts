import { useEffect, useEffectEvent } from 'react';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { messages } from '../messages.ts';
import type { Direction } from './use-form-history.ts';
import { MODIFIER } from './use-editor-shortcuts.ts';

const { title, list } = messages.shortcuts;
const LISTED = [
  { keys: `${MODIFIER}+Z`, label: list.undo },
  { keys: `${MODIFIER}+Shift+Z`, label: list.redo },
];

const NOTHING: typeof LISTED = [];

const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog]';
const TEXT = 'textarea, input:not([type=radio], [type=checkbox], [type=button], [type=file])';

/** Fields outside the quiz, such as the list's search, keep the browser's undo. */
const isOfQuiz = (target: EventTarget | null): boolean =>
  target instanceof Element && (!target.matches(TEXT) || target.closest('[data-field]') !== null);

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; on macOS Cmd+Z and Cmd+Shift+Z. */
export function directionOf(event: KeyboardEvent): Direction | undefined {
  const isMac = MODIFIER === '⌘';
  const [held, other] = isMac ? [event.metaKey, event.ctrlKey] : [event.ctrlKey, event.metaKey];
  if (!held || other || event.altKey || event.isComposing) return undefined;
  const key = event.key.toLowerCase();
  if (key === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key === 'y' && !event.shiftKey && !isMac ? 'redo' : undefined;
}

const INPUT_TYPES: Record<string, Direction> = { historyUndo: 'undo', historyRedo: 'redo' };

/**
 * Handles undo and redo keys, also inside the quiz's text fields: React sets their values, which breaks the browser's
 * undo. For the same reason it handles the browser's menus and gestures (`historyUndo`).
 */
export function useUndoKeys(onStep: ((direction: Direction) => void) | undefined): void {
  useShortcuts(title, onStep ? LISTED : NOTHING);
  const run = useEffectEvent((event: Event, direction: Direction | undefined) => {
    if (!onStep || !direction || event.defaultPrevented || !isOfQuiz(event.target)) return;
    if (document.querySelector(DIALOG)) return;
    event.preventDefault();
    onStep(direction);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => run(event, directionOf(event));
    const onBeforeInput = (event: InputEvent) => run(event, INPUT_TYPES[event.inputType]);
    window.addEventListener('keydown', onKeyDown);
    window.addEventListener('beforeinput', onBeforeInput);
    return () => {
      window.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('beforeinput', onBeforeInput);
    };
  }, []);
}
