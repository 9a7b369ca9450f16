import type { ComponentProps, ReactNode } from 'react';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export interface PlainIconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The name for assistive technology. */
  label: string;
  icon: ReactNode;
  variant?: 'ghost' | 'secondary' | 'danger' | undefined;
  size?: 'sm' | 'md' | undefined;
  /** Work is running: shows a spinner, keeps focus, ignores further clicks. */
  loading?: boolean | undefined;
}

const VARIANTS = {
  ghost: 'border-transparent text-muted hover:bg-well hover:text-ink active:bg-line disabled:bg-transparent',
  secondary:
    'border-edge bg-surface text-ink hover:bg-well active:bg-line disabled:border-line disabled:bg-well',
  danger:
    'border-transparent text-danger-ink hover:bg-danger-soft active:bg-danger-line disabled:bg-transparent',
} as const;

const SIZES = { sm: 'size-9 [&_svg]:size-4', md: 'size-11 [&_svg]:size-5' } as const;

/**
 * An icon button without the tooltip's code: inside fields, and on pages that must stay light.
 * `<PlainIconButton label="Close" icon={<X />} onClick={close} />`
 */
export function PlainIconButton({
  label,
  icon,
  variant = 'ghost',
  size = 'md',
  loading,
  className,
  onClick,
  ...rest
}: PlainIconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={loading ? (event) => event.preventDefault() : onClick}
      className={cx(
        'grid shrink-0 place-items-center rounded-control border transition-colors aria-busy:cursor-progress disabled:cursor-not-allowed disabled:text-disabled',
        VARIANTS[variant],
        SIZES[size],
        className,
      )}
    >
      {loading ? <Spinner /> : icon}
    </button>
  );
}
