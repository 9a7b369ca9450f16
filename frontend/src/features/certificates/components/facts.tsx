import type { ReactNode } from 'react';

/** What something says, term by term. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[minmax(9rem,auto)_1fr]">{children}</dl>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="-mt-2 min-w-0 text-sm wrap-anywhere text-ink sm:mt-0">{children}</dd>
    </div>
  );
}
