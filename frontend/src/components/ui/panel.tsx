import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';
import { cx } from './cx.ts';
import { SectionTitle } from './section-title.tsx';

export interface PanelProps {
  title: string;
  /** One sentence below the title. */
  hint?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Off for rows that reach the edges: then only the title keeps its distance. */
  padded?: boolean | undefined;
  as?: 'h2' | 'h3' | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page on a surface of its own, named by its title. `<Panel title="Quiz Status">…</Panel>` */
export function Panel({ title, hint, actions, padded = true, as, className, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padded={padded} className={className}>
      <div
        className={cx(
          'flex flex-wrap items-start justify-between gap-x-6 gap-y-3',
          padded ? (hint ? 'mb-5' : 'mb-4') : 'px-5 pt-5 pb-2 sm:px-6 sm:pt-6',
        )}
      >
        <div className="min-w-0">
          <SectionTitle id={id} as={as}>
            {title}
          </SectionTitle>
          {hint && <p className="mt-0.5 text-sm text-muted">{hint}</p>}
        </div>
        {actions && <div className="flex max-w-full flex-wrap items-center gap-3">{actions}</div>}
      </div>
      {children}
    </Card>
  );
}
