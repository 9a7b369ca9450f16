import { useLayoutEffect, useState } from 'react';

const GAP = 16;

/** Bars that stay in sight, and the buttons at the head of a page. */
const KEPT_CLEAR = '[data-keep-clear]';

/**
 * Where there is room below what people reach for at the top of the page, in pixels from the window's top; undefined as
 * long as nobody asks. What was scrolled away, or stands in the lower half of the window, does not count.
 */
export function useClearTop(asked: boolean): number | undefined {
  const [top, setTop] = useState<number>();
  useLayoutEffect(() => {
    if (!asked) return undefined;
    const measure = () => setTop(clearTop(window.innerHeight / 2));
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
  }, [asked]);
  return asked ? top : undefined;
}

function clearTop(lowest: number): number {
  const bottoms = [...document.querySelectorAll(KEPT_CLEAR)].map(
    (part) => part.getBoundingClientRect().bottom,
  );
  return GAP + Math.max(0, ...bottoms.filter((bottom) => bottom <= lowest));
}
