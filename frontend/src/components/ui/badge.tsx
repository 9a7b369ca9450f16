import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { SOFT_TONES, type Tone } from './tone.ts';

/** One word about a thing. `<Badge tone="success" icon={<Check />}>Published</Badge>` */
export function Badge({
  tone = 'neutral',
  icon,
  className,
  children,
}: {
  tone?: Tone | undefined;
  icon?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <span
      className={cx(
        'inline-flex h-6 max-w-full items-center gap-1 rounded-full border px-2.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3.5 [&_svg]:shrink-0',
        SOFT_TONES[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}
