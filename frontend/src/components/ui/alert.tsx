import { CircleCheck, Info, type LucideIcon, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { SOFT_TONES, type Tone } from './tone.ts';

export interface AlertProps {
  tone: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** Announced when it appears (warnings and errors are, unless said otherwise). */
  live?: boolean | undefined;
  className?: string | undefined;
}

const ICONS: Record<Tone, LucideIcon> = {
  neutral: Info,
  accent: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: OctagonAlert,
};

/** A message that belongs to the page or form around it. `<Alert tone="warning" title="Paused">…</Alert>` */
export function Alert({ tone, title, children, action, live, className }: AlertProps) {
  const Icon = ICONS[tone];
  const urgent = live ?? (tone === 'danger' || tone === 'warning');
  return (
    <div
      role={urgent ? 'alert' : live === false ? undefined : 'status'}
      className={cx('flex items-start gap-3 rounded-control border p-4', SOFT_TONES[tone], className)}
    >
      <Icon aria-hidden="true" className="mt-px size-5 shrink-0" />
      {/* The action goes below the text where both have no room beside each other. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-3">
        <div className="min-w-0 flex-[1_1_12rem] text-sm">
          {title && <p className="font-medium text-ink">{title}</p>}
          {children && <div className={cx('text-muted', Boolean(title) && 'mt-0.5')}>{children}</div>}
        </div>
        {action && <div className="max-w-full">{action}</div>}
      </div>
    </div>
  );
}
