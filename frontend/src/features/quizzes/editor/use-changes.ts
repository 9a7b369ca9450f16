import { useCallback, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PendingCreate } from '../wizards/create-once.ts';
import { clearLocalDraft, saveLocalDraft } from '../wizards/draft-store.ts';
import { type QuizBody, toQuizBody } from './form-mapping.ts';
import type { QuizForm } from './quiz-form.ts';

const COMPARE_AFTER = 200;
/** The copy in the browser follows about a second after the last change. */
const KEEP_AFTER = 1_000;

export interface Changes {
  /** Something is not on the server. */
  dirty: boolean;
  /** The browser holds a copy of it. */
  kept: boolean;
  /** Compares immediately, without the debounce. */
  isDirtyNow(): boolean;
  /** Writes the browser's copy at once, where there is something to keep. */
  keepNow(): void;
  /** `body` has reached the server; later changes stay unsaved. */
  markSaved(body: string): void;
}

/** Source and storage key of the work in the form. */
export interface Origin {
  /** Key of the browser draft. Changes when a new quiz receives its id. */
  key: string;
  revision: number;
  /** The quiz at that revision; undefined where it is not known. */
  base: QuizBody | undefined;
  pending: PendingCreate | undefined;
  /** The next save replaces a draft that has to stay in the version history. */
  keepReplaced?: boolean | undefined;
}

export const bodyText = (form: QuizForm): string => JSON.stringify(toQuizBody(form));

/**
 * Knows what is unsaved, and keeps a copy of it in the browser. `savedBody`: JSON of what the server held at the start;
 * `getOrigin` is asked whenever
 * something changes.
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
    // A phone may never come back to a page that it has put away.
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
