import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Displayed beside the title, even if collapsed. */
  note?: ReactNode;
  open?: boolean | undefined;
  children: ReactNode;
}

/** Collapsible section of a submission. Find in page expands it. */
export const Section = ({ title, note, open = false, children }: SectionProps) => (
  <details open={open} className="group/section min-w-0 rounded-card border border-line bg-surface">
    <summary className="flex min-h-12 list-none items-center gap-2 rounded-card px-4 py-2 hover:bg-well sm:px-5 [&::-webkit-details-marker]:hidden">
      <ChevronRight
        aria-hidden="true"
        className="size-4 shrink-0 text-muted transition-transform group-open/section:rotate-90"
      />
      <h3 className="min-w-0 flex-1 text-base font-display tracking-tight text-ink">{title}</h3>
      {note && <span className="tabular shrink-0 text-sm text-muted">{note}</span>}
    </summary>
    <div className="px-4 pt-1 pb-5 sm:px-5">{children}</div>
  </details>
);

interface Fact {
  term: string;
  value: ReactNode;
}

/** List of terms and values, side by side if there is space. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-x-4 gap-y-3">
    {facts.map(({ term, value }) => (
      <div key={term} className="min-w-0">
        <dt className="text-xs text-muted">{term}</dt>
        <dd className="tabular mt-0.5 text-sm font-medium wrap-anywhere text-ink">{value}</dd>
      </div>
    ))}
  </dl>
);

/** Title of a subsection. */
export const SmallTitle = ({ children }: { children: ReactNode }) => (
  <h4 className="mt-5 mb-2 text-sm font-medium text-ink">{children}</h4>
);
