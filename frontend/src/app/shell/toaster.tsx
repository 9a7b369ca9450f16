import { CircleCheck, Info, OctagonAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import toast, { resolveValue, type Toast, type ToastType, useToaster } from 'react-hot-toast';
import { cx } from '@/components/ui/cx.ts';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { Spinner } from '@/components/ui/spinner.tsx';
import { messages } from '../messages.ts';

/** Spec 1 §2.1: seven seconds; work that runs has no end of its own. */
const DURATION = 7_000;
const OPTIONS = {
  duration: DURATION,
  removeDelay: 160,
  loading: { duration: Number.POSITIVE_INFINITY },
};

const ICONS: Record<ToastType, ReactNode> = {
  success: <CircleCheck aria-hidden="true" className="size-5 text-success-ink" />,
  error: <OctagonAlert aria-hidden="true" className="size-5 text-danger-ink" />,
  loading: <Spinner className="m-0.5 text-accent-ink" />,
  blank: <Info aria-hidden="true" className="size-5 text-accent-ink" />,
  custom: null,
};

/**
 * Toasts at the top right (at most 20: the library's limit). Drawn here rather than by the library, which would write
 * a style element into the page; the content security policy may forbid that.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster(OPTIONS);
  return (
    // Mouse and focus only stop the clock; every action inside is a button of its own.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      onFocus={handlers.startPause}
      onBlur={handlers.endPause}
      aria-live="polite"
      aria-relevant="additions text"
      className="pointer-events-none fixed inset-x-4 top-4 z-60 flex flex-col items-end gap-3 sm:left-auto sm:w-96"
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} />
      ))}
    </div>
  );
}

function ToastCard({ item }: { item: Toast }) {
  const message = resolveValue(item.message, item);
  return (
    <div
      role={item.type === 'error' ? 'alert' : undefined}
      className={cx(
        'pointer-events-auto flex w-full items-start gap-3 rounded-control border border-line bg-raised py-3 pr-2 pl-4 text-sm text-ink shadow-overlay',
        item.visible ? 'animate-rise-in' : 'animate-sink-out',
        item.className,
      )}
    >
      <span className="mt-1.5 shrink-0">{item.icon ?? ICONS[item.type]}</span>
      <div className="min-w-0 flex-1 self-center py-1.5">{message}</div>
      {item.type !== 'loading' && (
        <PlainIconButton
          label={messages.dismiss}
          icon={<X aria-hidden="true" />}
          size="sm"
          onClick={() => toast.dismiss(item.id)}
        />
      )}
    </div>
  );
}
