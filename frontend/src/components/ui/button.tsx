import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from './cx.ts';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

interface Look {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Stands before the text; while `loading` a spinner takes its place. */
  icon?: ReactNode;
}

const BASE =
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-control border font-medium whitespace-nowrap select-none ' +
  'transition-[background-color,border-color,color,scale] duration-100 active:scale-[0.98] ' +
  'aria-busy:cursor-progress aria-busy:active:scale-100 ' +
  'disabled:cursor-not-allowed disabled:active:scale-100 [&_svg]:shrink-0';

const VARIANTS: Record<ButtonVariant, string> = {
  primary:
    'border-transparent bg-accent text-on-accent hover:bg-accent-hover active:bg-accent-active ' +
    'disabled:bg-well disabled:text-disabled disabled:border-line',
  secondary:
    'border-edge bg-surface text-ink hover:bg-well active:bg-line disabled:border-line disabled:bg-well disabled:text-disabled',
  ghost:
    'border-transparent bg-transparent text-ink hover:bg-well active:bg-line disabled:bg-transparent disabled:text-disabled',
  danger:
    'border-transparent bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-active ' +
    'disabled:bg-well disabled:text-disabled disabled:border-line',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'h-9 px-3 text-sm [&_svg]:size-4',
  md: 'h-11 px-4 text-sm [&_svg]:size-4.5',
  lg: 'h-13 px-6 text-base [&_svg]:size-5',
};

const lookOf = ({ variant = 'primary', size = 'md' }: Look, className?: string) =>
  cx(BASE, VARIANTS[variant], SIZES[size], className);

export interface ButtonProps extends Look, ComponentProps<'button'> {
  /** Work is running: shows a spinner, keeps focus, ignores further clicks. */
  loading?: boolean | undefined;
}

/**
 * A button; `type` is "button" unless said otherwise, so that only a submit button submits.
 * `<Button variant="secondary" icon={<Plus />} loading={saving} onClick={save}>Add question</Button>`
 */
export function Button({ variant, size, loading, icon, className, children, onClick, ...rest }: ButtonProps) {
  // A really disabled button would drop the focus of whoever pressed it.
  const swallow = (event: MouseEvent) => event.preventDefault();
  return (
    <button
      type="button"
      {...rest}
      {...(loading ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      onClick={loading ? swallow : onClick}
      className={lookOf({ variant, size }, className)}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/**
 * A link that looks like a button: for going somewhere, never for doing something.
 * `<ButtonLink to="/quiz/create" icon={<Plus />}>Create quiz</ButtonLink>`
 */
export function ButtonLink({
  variant,
  size,
  icon,
  className,
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={lookOf({ variant, size }, className)}>
      {icon}
      {children}
    </Link>
  );
}
