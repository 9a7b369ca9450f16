import { useEffect, useEffectEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useShortcuts } from '@/lib/shortcuts.ts';
import { messages } from './messages.ts';
import type { QuizForm } from './quiz-form.ts';
import { type UndoTarget, undoTarget } from './undo-target.ts';
import { fieldName } from '../versions/version-messages.ts';
import { MODIFIER } from './use-editor-shortcuts.ts';
import type { Direction, useFormHistory } from './use-form-history.ts';
import { CARD_SELECTOR, focusIn, ROW_SELECTOR } from '../questions/use-row-actions.ts';
import type { Questions } from '../questions/use-questions.ts';

const { title, list } = messages.shortcuts;
const LISTED = [
  { keys: `${MODIFIER}+Z`, label: list.undo },
  { keys: `${MODIFIER}+Shift+Z`, label: list.redo },
];

const NOTHING: typeof LISTED = [];

const DIALOG = 'dialog[open], [role=dialog], [role=alertdialog]';
const KEYS_TEXT = 'textarea, input:not([type=radio], [type=checkbox], [type=button], [type=file])';

/** Fields outside the quiz, such as the list's search, keep the browser's undo. */
const isOfQuiz = (target: EventTarget | null): boolean =>
  target instanceof Element && (!target.matches(KEYS_TEXT) || target.closest('[data-field]') !== null);

/** Ctrl+Z, Ctrl+Shift+Z and Ctrl+Y; on macOS Cmd+Z and Cmd+Shift+Z. */
function directionOf(event: KeyboardEvent): Direction | undefined {
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
function useUndoKeys(onStep: ((direction: Direction) => void) | undefined): void {
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

const TEXT = messages.history;

interface UndoPage {
  form: UseFormReturn<QuizForm>;
  history: ReturnType<typeof useFormHistory>;
  questions: Questions;
  goTo: (path: string) => void;
  /** Shows the step of the page that holds the path. */
  reach: (path: string, arrived: () => void) => void;
  /** The page handles keys and buttons itself. */
  isOff: boolean;
}

export interface UndoTools {
  canUndo: boolean;
  canRedo: boolean;
  /** Announcement of the last step; `count` distinguishes repeated texts. */
  said: { text: string; count: number };
  run: (direction: Direction) => void;
}

/** Undo and redo that focus the changed field and announce the change to screen readers. */
export function useUndo({ form, history, questions, goTo, reach, isOff }: UndoPage): UndoTools {
  const [said, setSaid] = useState({ text: '', count: 0 });

  const focusQuestion = (index: number | undefined) => {
    const id = form.getValues(`questions.${index ?? 0}.id`) as string | undefined;
    if (id === undefined) return goTo('questions');
    reach('questions', () => focusIn(id, id === questions.openId ? CARD_SELECTOR : ROW_SELECTOR));
  };

  const run = (direction: Direction) => {
    const focused = document.activeElement;
    // Number and tag fields write to the form on blur.
    if (focused instanceof HTMLElement) flushSync(() => focused.blur());
    let changes: ReturnType<typeof history.step>;
    flushSync(() => {
      changes = history.step(direction);
    });
    const target = changes && undoTarget(changes, form.getValues());
    if (!target) {
      if (focused instanceof HTMLElement) focused.focus();
      return;
    }
    setSaid(({ count }) => ({ text: `${TEXT.done[direction]} ${describe(target)}`, count: count + 1 }));
    if (target.kind === 'field') goTo(target.path);
    else focusQuestion(target.index);
  };

  useUndoKeys(isOff ? undefined : run);
  return { canUndo: history.canUndo, canRedo: history.canRedo, said, run };
}

function describe(target: UndoTarget): string {
  if (target.kind !== 'field') return TEXT.questions[target.kind](target.count, target.number);
  const { question, path } = target;
  return TEXT.changed(question === undefined ? fieldName(path) : TEXT.question(question + 1));
}
