import { LIMITS } from '@quizhall/shared/model/limits';
import type { ComponentProps } from 'react';
import { cx } from '@/components/ui/cx.ts';

/** Text field inside the frame of a row. */
export function RowInput({ label, className, ...rest }: { label: string } & ComponentProps<'input'>) {
  return (
    <input
      type="text"
      aria-label={label}
      placeholder={label}
      maxLength={LIMITS.optionText}
      {...rest}
      className={cx(
        'w-full min-w-0 bg-transparent px-2 text-base text-ink outline-none focus-visible:outline-none sm:text-sm',
        className ?? 'h-11',
      )}
    />
  );
}
