import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** What somebody may be typing in. */
const TYPED = 'input:not([type=checkbox]), textarea';

interface Start {
  /** The quiz has just opened under this page. */
  opened: boolean;
  isComplete: () => boolean;
  /** Something is missing, or not any more: the person starts the quiz. */
  onUnfilled: (unfilled: boolean) => void;
  /** Starts, or leads to the first field that is missing. */
  begin: () => void;
}

/** Begins when the quiz opens; but whoever still types in the form keeps the field they are in. @returns the form's ref */
export function useStartByItself({
  opened,
  isComplete,
  onUnfilled,
  begin,
}: Start): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const start = useEffectEvent(() => {
    const field = document.activeElement;
    const isTyping = form.current?.contains(field) && field?.matches(TYPED);
    const unfilled = !isComplete();
    onUnfilled(unfilled);
    if (!(unfilled && isTyping)) begin();
  });
  useEffect(() => {
    if (opened) start();
  }, [opened]);
  return form;
}
