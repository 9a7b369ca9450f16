import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx.ts';

interface PlanFrameProps {
  name: string;
  price: string;
  period: string;
  description: string;
  /** What is read before the list of what it has: "Pro includes". */
  includes: string;
  features: readonly string[];
  /** Set apart from the others. */
  isRaised: boolean;
  badge?: ReactNode;
  /** What can be done about it. */
  children: ReactNode;
}

/** A plan with its price and what it has, as an item of a list. */
export function PlanFrame({
  name,
  price,
  period,
  description,
  includes,
  features,
  isRaised,
  badge,
  children,
}: PlanFrameProps) {
  return (
    <li
      className={cx(
        '@container flex min-w-0 flex-col rounded-card border bg-surface p-6 sm:p-8',
        isRaised ? 'border-accent shadow-raised ring-1 ring-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-6 flex-wrap items-center justify-between gap-3">
        <h3 className="text-lg font-display tracking-tight text-ink">{name}</h3>
        {badge}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="min-w-0 text-4xl font-display tracking-tight wrap-anywhere text-ink">{price}</span>
        <span className="text-sm text-faint">{period}</span>
      </p>
      <p className="mt-2 text-sm text-muted">{description}</p>
      {children}
      <ul aria-label={includes} className="mt-6 flex flex-col gap-2.5">
        {features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5 text-sm text-ink">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
