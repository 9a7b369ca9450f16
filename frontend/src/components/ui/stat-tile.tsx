import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface StatTileProps {
  label: string;
  value: ReactNode;
  icon?: ReactNode;
  hint?: ReactNode;
}

/** `12 min 30 sec` is a line in the narrowest tile of a phone only when it is smaller than a number. */
const isLong = (value: ReactNode): boolean => typeof value === 'string' && value.length > 9;

/** One number that matters. Put several into a `<dl>` grid. `<StatTile label="Attempts" value="128" icon={<Users />} />` */
export function StatTile({ label, value, icon, hint }: StatTileProps) {
  return (
    <div className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface p-4 sm:p-5">
      <dt className="flex items-center gap-2 text-sm text-muted [&_svg]:size-4 [&_svg]:text-accent-ink">
        {icon && <span aria-hidden="true">{icon}</span>}
        <span className="min-w-0 break-words">{label}</span>
      </dt>
      <dd className={cx('font-display tracking-tight text-ink', isLong(value) ? 'text-lg/8' : 'text-2xl')}>
        {value}
      </dd>
      {hint && <dd className="text-xs text-faint">{hint}</dd>}
    </div>
  );
}
