import type { ComponentProps, ElementType } from 'react';

/** Text for assistive technology alone. */
export function VisuallyHidden({ as: Tag = 'span', ...rest }: ComponentProps<'span'> & { as?: ElementType }) {
  return <Tag {...rest} className="sr-only" />;
}
