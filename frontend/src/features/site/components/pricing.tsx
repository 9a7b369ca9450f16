import { Check } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { TextLink } from '@/components/ui/text-link.tsx';
import { usePageExists } from '@/lib/site-pages.tsx';
import { SECTIONS } from '../sections.messages.ts';
import { Section } from './section.tsx';

const text = SECTIONS.pricing;

type Plan = (typeof text.plans)[number];

/** The personal plans, for display. */
export function Pricing() {
  const pageExists = usePageExists();
  return (
    <Section id="pricing" eyebrow={text.eyebrow} heading={text.heading} text={text.text}>
      <ul className="grid items-stretch gap-5 lg:grid-cols-3">
        {text.plans.map((plan) => (
          <PlanCard key={plan.name} plan={plan} />
        ))}
      </ul>
      <p className="mt-6 flex flex-wrap gap-x-4 gap-y-2 text-sm text-faint">
        {text.note}
        {pageExists('/pricing') && <TextLink to="/pricing">{text.compare}</TextLink>}
      </p>
    </Section>
  );
}

function PlanCard({ plan }: { plan: Plan }) {
  return (
    <li
      className={cx(
        'flex min-w-0 flex-col rounded-card border bg-surface p-6 sm:p-8',
        plan.popular ? 'border-accent shadow-raised ring-1 ring-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-6 items-center justify-between gap-3">
        <h3 className="text-lg font-display tracking-tight text-ink">{plan.name}</h3>
        {plan.popular && <Badge tone="accent">{text.popular}</Badge>}
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="text-4xl font-display tracking-tight text-ink">{plan.price}</span>
        <span className="text-sm text-faint">{plan.period}</span>
      </p>
      <p className="mt-2 text-sm text-muted">{plan.description}</p>
      <ButtonLink to={plan.to} variant={plan.popular ? 'primary' : 'secondary'} className="mt-6">
        {plan.action}
      </ButtonLink>
      <ul aria-label={`${plan.name} ${text.includes}`} className="mt-6 flex flex-col gap-2.5">
        {plan.features.map((feature) => (
          <li key={feature} className="flex items-start gap-2.5 text-sm text-ink">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent-ink" />
            {feature}
          </li>
        ))}
      </ul>
    </li>
  );
}
