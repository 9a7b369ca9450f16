import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

interface SectionTitleProps extends ComponentProps<'h2'> {
  /** `h3` inside a section that has a title itself. */
  as?: 'h2' | 'h3' | undefined;
}

/** The heading of a part of a page. `<SectionTitle id="recent">Recent attempts</SectionTitle>` */
export function SectionTitle({ as: Heading = 'h2', className, children, ...rest }: SectionTitleProps) {
  return (
    <Heading {...rest} className={cx('text-lg font-display tracking-tight text-ink', className)}>
      {children}
    </Heading>
  );
}
