import { cx } from './cx.ts';

interface SkeletonProps {
  className?: string | undefined;
  /** Part of a shape that moves as a whole (`animate-shimmer`): each piece that moves by itself is a layer of its own for the browser. */
  still?: boolean;
}

/**
 * The shape of content that is on its way; give it size by `className`. Hidden from assistive technology: the region
 * that loads says so itself with `aria-busy` or a status line. `<Skeleton className="h-6 w-40" />`
 */
export function Skeleton({ className, still = false }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={cx(!still && 'animate-shimmer', 'rounded-control bg-line forced-colors:border', className)}
    />
  );
}
