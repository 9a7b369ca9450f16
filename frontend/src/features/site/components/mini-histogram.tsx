import { cx } from '@/components/ui/cx.ts';

const HEIGHTS = [12, 20, 34, 58, 100, 76];

/** A score distribution as a picture, for previews: real ones are `Histogram`. */
export function MiniHistogram({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx('flex items-end gap-1.5', className)}>
      {HEIGHTS.map((height) => (
        <span
          key={height}
          className={cx('flex-1 rounded-t-[4px]', height === 100 ? 'bg-accent' : 'bg-accent-line')}
          style={{ height: `${height}%` }}
        />
      ))}
    </div>
  );
}
