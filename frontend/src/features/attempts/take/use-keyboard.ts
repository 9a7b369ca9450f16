import { useEffectEvent, useLayoutEffect } from 'react';
import { type KeyAction, keyAction } from '../engine/keyboard.ts';

const TEXT_INPUTS = new Set(['text', 'search', 'email', 'tel', 'url', 'number', 'password']);

function isTextField(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return true;
  return target instanceof HTMLInputElement && TEXT_INPUTS.has(target.type);
}

const isEmpty = (target: EventTarget | null): boolean =>
  (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) && target.value === '';

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a[href], summary, textarea, [role="menuitem"]') !== null;

/** A list from which one is picked: letters look for an entry, arrows go through them, Enter takes one. */
const isList = (target: EventTarget | null): boolean => target instanceof HTMLSelectElement;

/** A dialog or drawer is open: the keys are its own. */
const isBelowDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;

/** The keys of the question screen, wherever the focus is. */
export function useKeyboard(options: number, letters: boolean, act: (action: KeyAction) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isList(event.target) || isBelowDialog()) return;
    const press = {
      key: event.key,
      code: event.code,
      shift: event.shiftKey,
      modified: event.ctrlKey || event.metaKey || event.altKey,
      typing: isTextField(event.target),
      empty: isEmpty(event.target),
      onControl: isControl(event.target),
    };
    const action = keyAction(press, options, letters);
    if (!action) return;
    event.preventDefault();
    // A key that is held down chooses once, and does not run through the whole quiz.
    if (!event.repeat) act(action);
  });
  // Before it is painted: whoever sees the question can answer it, and no key that comes early is lost.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
