import { useRef, type RefObject, useLayoutEffect, useState } from 'react';
import toast, { resolveValue, type ToastType, useToaster } from 'react-hot-toast';
import { cx } from '@/components/ui/cx.ts';
import { ToastCard, type ToastKind } from '@/components/ui/toast-card.tsx';
import { messages } from '../messages.ts';

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
function useClearTop(stack: RefObject<HTMLElement | null>, asked: boolean): number | undefined {
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

/** Time to read two lines; work that runs has no end of its own. */
const DURATION = 7_000;
const OPTIONS = {
  duration: DURATION,
  removeDelay: 160,
  loading: { duration: Number.POSITIVE_INFINITY },
};

const KINDS: Record<ToastType, ToastKind> = {
  success: 'success',
  error: 'error',
  loading: 'loading',
  blank: 'info',
  custom: 'info',
};

/**
 * Toasts at the top right, where they cover no bar, button, search or order at the head of the page (at most 20: the library's limit): above
 * a dialog, at its button that closes it or below, but under a drawer or a menu, which good news must not cover. As long as there is an error among them,
 * they lie above everything. Drawn here rather than by the library, which would write a style element into the page; the content
 * security policy may forbid that.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(OPTIONS);
  const stack = useRef<HTMLDivElement>(null);
  const top = useClearTop(stack, toasts.length > 0);
  return (
    // Mouse and focus only stop the clock; every action inside is a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={stack}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      aria-live="polite"
      aria-relevant="additions text"
      style={{ top }}
      className={cx(
        'pointer-events-none fixed inset-x-4 flex flex-col items-end gap-3 sm:left-auto sm:w-88',
        toasts.some(({ type }) => type === 'error') ? 'z-60' : 'z-25 [html:has([data-scroll-lock])_&]:z-45',
      )}
    >
      {toasts.map((item) => (
        <ToastCard
          key={item.id}
          kind={KINDS[item.type]}
          icon={item.icon}
          leaving={!item.visible}
          className={item.className}
          onDismiss={item.type === 'loading' ? undefined : () => toast.dismiss(item.id)}
          dismissLabel={messages.dismiss}
        >
          {resolveValue(item.message, item)}
        </ToastCard>
      ))}
    </div>
  );
}
