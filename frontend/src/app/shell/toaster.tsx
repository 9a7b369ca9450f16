import { useRef } from 'react';
import toast, { resolveValue, type ToastType, useToaster } from 'react-hot-toast';
import { cx } from '@/components/ui/cx.ts';
import { ToastCard, type ToastKind } from '@/components/ui/toast-card.tsx';
import { messages } from '../messages.ts';
import { useClearTop } from './use-clear-top.ts';

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
