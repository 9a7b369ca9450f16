import { Hash } from 'lucide-react';
import { memo } from 'react';
import { anchorOf, type Primitive } from '../catalogue/types.ts';
import { BothThemes } from '../specimen/column.tsx';

/** A primitive: what it is for, where it comes from, and all its states in both themes. */
export const PrimitiveSection = memo(function PrimitiveSection({ primitive }: { primitive: Primitive }) {
  const { name, file, usage, wide, Demo } = primitive;
  const anchor = anchorOf(primitive);
  const [use, ...not] = usage.split(/(?=\bNot )/);
  return (
    <article id={anchor} aria-labelledby={`${anchor}-name`} className="scroll-mt-36 lg:scroll-mt-24">
      <header className="mb-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h3 id={`${anchor}-name`} className="group text-lg font-display tracking-tight">
            <a href={`#${anchor}`} className="inline-flex items-center gap-1.5 rounded-inner">
              {name}
              <Hash
                aria-hidden="true"
                className="size-4 text-faint opacity-0 transition-opacity group-hover:opacity-100 group-has-focus-visible:opacity-100"
              />
            </a>
          </h3>
          {file && <code className="font-mono text-xs break-all text-faint">components/ui/{file}</code>}
        </div>
        <p className="mt-1 max-w-prose text-sm text-muted">
          <span className="text-ink">{use}</span>
          {not}
        </p>
      </header>
      <BothThemes Demo={Demo} wide={wide} />
    </article>
  );
});
