import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FieldPath, FieldPathValue, UseFormReturn } from 'react-hook-form';
import {
  amendHistory,
  type Change,
  changesBetween,
  type FormHistory,
  recordChange,
  snapshotAt,
  startHistory,
  takeStep,
} from './form-history.ts';
import type { QuizForm } from './quiz-form.ts';

type Field = FieldPath<QuizForm>;

/** Types of values that can be set one by one. */
const PLAIN = new Set(['string', 'number', 'boolean']);
const isPlain = ({ before, after }: Change) => PLAIN.has(typeof before) && PLAIN.has(typeof after);

export type Direction = 'undo' | 'redo';

/**
 * Undo history of the quiz form. All changes of one event are one step. Resetting the form, for example to load another
 * revision, starts a new history.
 */
export function useFormHistory(form: UseFormReturn<QuizForm>) {
  const [start] = useState(() => startHistory(structuredClone(form.getValues())));
  const state = useRef<FormHistory<QuizForm>>(start);
  /** Names of the fields that changed since the last snapshot. */
  const changed = useRef(new Set<string>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSteppingRef = useRef(false);
  const [can, setCan] = useState({ undo: false, redo: false });

  const put = useCallback((next: FormHistory<QuizForm>) => {
    state.current = next;
    const undo = next.history.past.length > 0;
    const redo = next.history.future.length > 0;
    setCan((before) => (before.undo === undo && before.redo === redo ? before : { undo, redo }));
  }, []);

  const snapshot = useCallback(() => {
    clearTimeout(timer.current);
    const values = form.getValues();
    let next = state.current.present;
    for (const name of changed.current) next = snapshotAt(next, values, name.split('.'));
    changed.current.clear();
    return next;
  }, [form]);

  const flush = useCallback(() => put(recordChange(state.current, snapshot(), Date.now())), [put, snapshot]);

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback({ name }) {
        if (isSteppingRef.current) return;
        clearTimeout(timer.current);
        if (name === undefined) {
          changed.current.clear();
          put(startHistory(structuredClone(form.getValues())));
          return;
        }
        changed.current.add(name);
        // Lists of the form announce their changes only after React has rendered them.
        timer.current = setTimeout(flush);
      },
    });
    // Input events can come before a timer that is due: a key or a press begins a new step.
    const inputs = ['keydown', 'pointerdown'] as const;
    for (const input of inputs) window.addEventListener(input, flush, { capture: true });
    return () => {
      clearTimeout(timer.current);
      unsubscribe();
      for (const input of inputs) window.removeEventListener(input, flush, { capture: true });
    };
  }, [form, flush, put]);

  /** Moves the form one step back or forward; returns the changes, or undefined without a step. */
  const step = useCallback(
    (direction: Direction): Change[] | undefined => {
      flush();
      const before = state.current.present;
      const next = takeStep(state.current, direction);
      if (!next) return undefined;
      const changes = changesBetween(before, next.present);
      isSteppingRef.current = true;
      // A reset renders every field, which takes about a second with 500 questions.
      if (changes.every(isPlain))
        for (const { path, after } of changes)
          form.setValue(path as Field, after as FieldPathValue<QuizForm, Field>);
      else form.reset(structuredClone(next.present));
      isSteppingRef.current = false;
      put(next);
      return changes;
    },
    [form, flush, put],
  );

  /** Applies a form change that is not an edit, such as new keys of stored files after a save. */
  const amend = useCallback(
    (run: () => void) => {
      flush();
      const before = state.current.present;
      run();
      const next = snapshot();
      const renamed = changesBetween(before, next).flatMap(({ before: old, after }): [string, string][] =>
        typeof old === 'string' && typeof after === 'string' ? [[old, after]] : [],
      );
      put(amendHistory(state.current, next, new Map(renamed)));
    },
    [flush, put, snapshot],
  );

  return useMemo(() => ({ canUndo: can.undo, canRedo: can.redo, step, amend }), [can, step, amend]);
}
