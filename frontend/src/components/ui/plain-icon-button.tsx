import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';

export interface PlainIconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The name for assistive technology. */
  label: string;
  icon: ReactNode;
  variant?: 'ghost' | 'secondary' | 'danger' | undefined;
  size?: 'sm' | 'md' | undefined;
}

const VARIANTS = {
  ghost: 'border-transparent text-muted hover:bg-well hover:text-ink active:bg-line',
  secondary: 'border-edge bg-surface text-ink hover:bg-well active:bg-line',
  danger: 'border-transparent text-danger-ink hover:bg-danger-soft active:bg-danger-line',
} as const;

const SIZES = { sm: 'size-9 [&_svg]:size-4', md: 'size-11 [&_svg]:size-5' } as const;

/** An icon button without the tooltip's code: inside fields, and on pages that must stay light. */
export function PlainIconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  className,
  ...rest
}: PlainIconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(
        'grid shrink-0 place-items-center rounded-control border transition-colors disabled:cursor-not-allowed disabled:bg-transparent disabled:text-faint disabled:opacity-60',
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
    >
      {icon}
    </button>
  );
}
