import { cx } from '@/components/ui/cx.ts';

/** Classes rather than styles: the page that is rendered ahead may carry no style attribute. */
const BARS = ['h-[12%]', 'h-[20%]', 'h-[34%]', 'h-[58%]', 'h-full', 'h-[76%]'];
const TALLEST = 'h-full';

/** A score distribution as a picture, for previews: real ones are `Histogram`. */
export function MiniHistogram({ className }: { className?: string }) {
  return (
    <div aria-hidden="true" className={cx('flex items-end gap-1.5', className)}>
      {BARS.map((height) => (
        <span
          key={height}
          className={cx(
            'flex-1 rounded-t-[4px]',
            height,
            height === TALLEST ? 'bg-accent' : 'bg-accent-line',
          )}
        />
      ))}
    </div>
  );
}
