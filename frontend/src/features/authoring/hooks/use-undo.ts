import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { messages } from '../messages.ts';
import type { QuizForm } from '../model/quiz-form.ts';
import { type UndoTarget, undoTarget } from '../model/undo-target.ts';
import { fieldName } from '../version-messages.ts';
import type { Direction, useFormHistory } from './use-form-history.ts';
import { CARD_SELECTOR, focusIn, ROW_SELECTOR } from './use-row-actions.ts';
import type { Questions } from './use-questions.ts';
import { useUndoKeys } from './use-undo-keys.ts';

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
