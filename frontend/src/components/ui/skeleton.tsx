import { cx } from './cx.ts';

/**
 * The shape of content that is on its way; give it size by `className`. Hidden from assistive technology: the region
 * that loads says so itself with `aria-busy` or a status line. `<Skeleton className="h-6 w-40" />`
 */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      className={cx('animate-shimmer rounded-control bg-line forced-colors:border', className)}
    />
  );
}
