import { type RefObject, useLayoutEffect, useState } from 'react';

const GAP = 16;
/** Below, where nothing is read that the shadow could touch, and above a dialog. */
const GAP_BELOW = 4;
/** A toast of one line. */
const LEAST = 62;

/** Bars that stay in sight, the buttons at the head of a page, and what a list is searched and sorted by. */
const KEPT_CLEAR = '[data-keep-clear]';
/** Over a dialog there is nothing to reach of the page; of the dialog it is the button that closes it. */
const IN_DIALOG = '[role=dialog][data-state=open] > header button';

/**
 * The highest place that has room for what stands in `stack` and covers nothing that people reach for at the top of a page,
 * in pixels from the window's top; undefined as long as nobody asks. Where there is no such place, below what stands in the
 * upper half of the window.
 */
export function useClearTop(stack: RefObject<HTMLElement | null>, asked: boolean): number | undefined {
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    if (!asked) return undefined;
    const measure = () => {
      const height = stack.current?.getBoundingClientRect().height ?? 0;
      setTop(clearTop(window.innerHeight, Math.max(LEAST, height)));
    };
    measure();
    // A toast may be older than the page that it stands on: a sign-in greets on the page to which it leads.
    const observer = new MutationObserver(measure);
    observer.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  }, [stack, asked]);
  return asked ? top : undefined;
}

function clearTop(window: number, height: number): number {
  const closing = document.querySelectorAll(IN_DIALOG);
  const parts = [...(closing.length > 0 ? closing : document.querySelectorAll(KEPT_CLEAR))]
    .map((part) => part.getBoundingClientRect())
    .filter((part) => part.height > 0 && part.bottom > 0 && part.top < window)
    .sort((a, b) => a.top - b.top);
  let top = closing.length > 0 ? GAP_BELOW : GAP;
  for (const part of parts) {
    if (top + height + GAP_BELOW <= part.top) break;
    top = Math.max(top, part.bottom + GAP);
  }
  if (top + height <= window) return top;
  return GAP + Math.max(0, ...parts.map(({ bottom }) => bottom).filter((bottom) => bottom <= window / 2));
}
