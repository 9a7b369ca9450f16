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
    window.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
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
