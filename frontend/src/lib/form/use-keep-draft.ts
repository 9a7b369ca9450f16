import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';

/** Debounce before input is saved, in milliseconds. */
const REST = 500;

/**
 * Calls `keep` a moment after each change of a form, and before the page goes away or another one of the site comes. What was kept comes back as the
 * form's default values:
 * `const [draft] = useState(() => DRAFT.load()); const form = useSiteForm({ defaultValues: { ...EMPTY, ...draft }, … });
 * useKeepDraft(form, () => DRAFT.save(form.getValues()))`, and `onSubmit` ends with `DRAFT.clear()`.
 */
export function useKeepDraft<Fields extends FieldValues, Values>(
  {
    subscribe,
    formState: { isSubmitting },
  }: Pick<UseFormReturn<Fields, unknown, Values>, 'subscribe' | 'formState'>,
  keep: () => void,
): void {
  const keepNow = useEffectEvent(keep);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const stop = subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        timer.current = setTimeout(keepPending, REST);
      },
    });
    const keepPending = () => {
      forget(timer);
      keepNow();
    };
    const leave = () => keepNow();
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      if (timer.current !== undefined) keepPending();
      window.removeEventListener('pagehide', leave);
    };
  }, [subscribe]);
  // Do not save while submitting: it would restore a draft that `clear` removed.
  useEffect(() => {
    if (isSubmitting) forget(timer);
  }, [isSubmitting]);
}

function forget(timer: RefObject<ReturnType<typeof setTimeout> | undefined>): void {
  clearTimeout(timer.current);
  timer.current = undefined;
}
