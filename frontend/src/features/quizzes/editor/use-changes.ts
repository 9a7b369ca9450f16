import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PendingCreate } from '../wizards/create-once.ts';
import { clearLocalDraft, saveLocalDraft } from '../wizards/draft-store.ts';
import { type QuizBody, toQuizBody } from './form-mapping.ts';
import type { QuizForm } from './quiz-form.ts';

const COMPARE_AFTER = 200;
/** Delay of the browser draft after the last change, in milliseconds. */
const KEEP_AFTER = 1_000;

export interface Changes {
  /** True if the form has unsaved changes. */
  dirty: boolean;
  /** True if the browser stores a copy of them. */
  kept: boolean;
  /** Compares immediately, without the debounce. */
  isDirtyNow(): boolean;
  /** Writes the browser draft immediately if there are changes. */
  keepNow(): void;
  /** Marks `body` as saved. Later changes stay unsaved. */
  markSaved(body: string): void;
}

/** Source and storage key of the work in the form. */
export interface Origin {
  /** Key of the browser draft. Changes when a new quiz receives its id. */
  key: string;
  revision: number;
  /** Quiz at that revision; undefined if unknown. */
  base: QuizBody | undefined;
  pending: PendingCreate | undefined;
  /** True if the version history must keep the draft that the next save replaces. */
  keepReplaced?: boolean | undefined;
}

export const bodyText = (form: QuizForm): string => JSON.stringify(toQuizBody(form));

/**
 * Tracks unsaved changes and stores a copy in the browser. `savedBody` is the JSON of the stored quiz at the start;
 * `getOrigin` is called on every change.
 */
export function useChanges(
  form: UseFormReturn<QuizForm>,
  savedBody: string,
  getOrigin: () => Origin,
): Changes {
  const saved = useRef(savedBody);
  const [state, setState] = useState({ dirty: false, kept: false });
  const timers = useRef<{ compare?: ReturnType<typeof setTimeout>; keep?: ReturnType<typeof setTimeout> }>(
    {},
  );

  const isDirtyNow = useCallback(() => bodyText(form.getValues()) !== saved.current, [form]);

  const keepNow = useCallback(() => {
    clearTimeout(timers.current.compare);
    clearTimeout(timers.current.keep);
    const { key, ...origin } = getOrigin();
    const dirty = isDirtyNow();
    if (dirty) saveLocalDraft(key, { form: form.getValues(), ...origin, savedAt: Date.now() });
    else clearLocalDraft(key);
    setState({ dirty, kept: dirty });
  }, [form, getOrigin, isDirtyNow]);

  const changed = useCallback(() => {
    clearTimeout(timers.current.compare);
    clearTimeout(timers.current.keep);
    timers.current.compare = setTimeout(() => setState({ dirty: isDirtyNow(), kept: false }), COMPARE_AFTER);
    timers.current.keep = setTimeout(keepNow, KEEP_AFTER);
  }, [isDirtyNow, keepNow]);

  useEffect(() => form.subscribe({ formState: { values: true }, callback: changed }), [form, changed]);

  useEffect(() => {
    const running = timers.current;
    const leave = () => {
      clearTimeout(running.compare);
      clearTimeout(running.keep);
      if (isDirtyNow()) keepNow();
    };
    // Phones may never resume a page in the background.
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [isDirtyNow, keepNow]);

  const markSaved = useCallback(
    (body: string) => {
      saved.current = body;
      keepNow();
    },
    [keepNow],
  );

  return { ...state, isDirtyNow, keepNow, markSaved };
}
