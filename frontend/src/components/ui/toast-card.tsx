import { CircleCheck, Info, OctagonAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { PlainIconButton } from './plain-icon-button.tsx';
import { Spinner } from './spinner.tsx';
import { parts } from './messages.ts';

export type ToastKind = 'success' | 'error' | 'loading' | 'info';

export interface ToastCardProps {
  kind: ToastKind;
  children: ReactNode;
  /** In place of the kind's own icon. */
  icon?: ReactNode;
  /** One small button: "Undo". */
  action?: ReactNode;
  /** Shows a button that closes it. */
  onDismiss?: (() => void) | undefined;
  dismissLabel?: string | undefined;
  /** On its way out. */
  leaving?: boolean | undefined;
  className?: string | undefined;
}

const ICONS: Record<ToastKind, ReactNode> = {
  success: <CircleCheck aria-hidden="true" className="size-5 text-success-ink" />,
  error: <OctagonAlert aria-hidden="true" className="size-5 text-danger-ink" />,
  loading: <Spinner className="m-0.5 text-accent-ink" />,
  info: <Info aria-hidden="true" className="size-5 text-accent-ink" />,
};

/**
 * One passing message; whoever stacks them keeps the clock and the live region.
 * `<ToastCard kind="success" onDismiss={close}>Quiz saved.</ToastCard>`
 */
export function ToastCard({
  kind,
  children,
  icon,
  action,
  onDismiss,
  dismissLabel = parts.dismiss,
  leaving,
  className,
}: ToastCardProps) {
  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className={cx(
        'pointer-events-auto flex w-full items-start gap-3 rounded-control border border-line bg-raised py-3 pr-2 pl-4 text-sm text-ink shadow-overlay',
        leaving ? 'animate-sink-out' : 'animate-rise-in',
        className,
      )}
    >
      <span className="mt-2 shrink-0">{icon ?? ICONS[kind]}</span>
      <div className="min-w-0 flex-1 self-center py-1.5">{children}</div>
      {action && <div className="shrink-0">{action}</div>}
      {onDismiss && <PlainIconButton label={dismissLabel} icon={<X />} size="sm" onClick={onDismiss} />}
    </div>
  );
}
