import type { ComponentProps, ElementType } from 'react';
import { cx } from './cx.ts';

interface CardProps extends ComponentProps<'div'> {
  as?: ElementType | undefined;
  /** Inner space; on unless the content reaches the edges. */
  padded?: boolean | undefined;
  /** Lifts under the pointer: for cards that are one link or button. */
  interactive?: boolean | undefined;
}

/** A surface for one thing. `<Card as="li" interactive>…</Card>` */
export function Card({ as: Tag = 'div', padded = true, interactive, className, ...rest }: CardProps) {
  return (
    <Tag
      {...rest}
      className={cx(
        'min-w-0 rounded-card border border-line bg-surface',
        padded && 'p-5 sm:p-6',
        interactive &&
          'transition-[box-shadow,border-color,translate] hover:-translate-y-0.5 hover:border-accent-line hover:shadow-raised active:translate-y-0 active:border-accent-ink active:shadow-none',
        className,
      )}
    />
  );
}
