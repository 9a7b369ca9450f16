import { PLANS_NOTE } from '@quizhall/shared/rules/availability';
import { PERSONAL_PRICES, yearlyPrice } from '@quizhall/shared/rules/payments/plans';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { useSession } from '@/lib/session/session-context.tsx';
import { PlanFrame } from './plan-frame.tsx';
import { BILLING_CYCLES, PLANS, TRIAL_ACTION } from './plan-texts.ts';

const TEXT = {
  cycle: 'Billing',
  popular: 'Most popular',
  includes: (name: string) => `${name} includes`,
  perYear: 'per year',
};

const CARDS = [
  { ...PLANS.free, action: 'Get Started Free', to: SITE_PATHS.getStarted, isPopular: false },
  {
    ...PLANS.pro,
    action: TRIAL_ACTION,
    to: sitePath(SITE_PATHS.signup, {}, { type: 'moderator' }),
    isPopular: true,
  },
  {
    ...PLANS.enterprise,
    action: 'Sign up your organization',
    to: sitePath(SITE_PATHS.signup, {}, { type: 'org' }),
    isPopular: false,
  },
];
const YEARLY = { price: `$${yearlyPrice(PERSONAL_PRICES.pro ?? 0)}`, period: TEXT.perYear };

/** The personal plans for visitors, by the month or by the year. A person with an account goes on to their subscription. */
export function PersonalPlans() {
  const { user } = useSession();
  const [cycle, setCycle] = useState<(typeof BILLING_CYCLES)[number]['value']>('monthly');
  return (
    <div className="grid grid-cols-1 gap-5">
      <FilterChips label={TEXT.cycle} value={cycle} options={BILLING_CYCLES} onChange={setCycle} />
      <ul className="grid grid-cols-1 items-stretch gap-5 lg:grid-cols-3">
        {CARDS.map(({ action, to, isPopular, ...plan }) => (
          <PlanFrame
            key={plan.name}
            {...plan}
            {...(isPopular && cycle === 'yearly' && YEARLY)}
            includes={TEXT.includes(plan.name)}
            isRaised={isPopular}
            badge={isPopular && <Badge tone="accent">{TEXT.popular}</Badge>}
          >
            <ButtonLink
              to={user && isPopular ? SITE_PATHS.subscription : to}
              {...(isPopular && { state: { from: SITE_PATHS.subscription } })}
              variant={isPopular ? 'primary' : 'secondary'}
              className="mt-6"
            >
              {action}
            </ButtonLink>
          </PlanFrame>
        ))}
      </ul>
      <p className="text-sm text-muted">{PLANS_NOTE}</p>
    </div>
  );
}
