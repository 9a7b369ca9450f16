import { CONTENT_PATHS } from '@quizhall/shared/rules/content-paths';
import { ORGANIZATION_PLANS, type OrganizationPlan, PLAN_NAMES } from '@quizhall/shared/rules/payments/plans';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Check } from 'lucide-react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button, ButtonLink } from '@/components/ui/button.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { LINK_LOOK } from '@/components/ui/text-link.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { PlanFrame } from '@/entities/plan/plan-frame.tsx';
import { BRANDED_PLANS, createMessages, STANDARD_PLANS } from './create-messages.ts';
import { useCreationChoice } from './creation-field.ts';
import type { PriceTable } from './creation-form.ts';
import { type Cycle, CYCLES, priceText } from '../billing/plan-prices.ts';

const TEXT = createMessages.plans;
const PLANS = { standard: STANDARD_PLANS, create3: BRANDED_PLANS };
const COLUMNS = { standard: 'sm:grid-cols-2', create3: 'lg:grid-cols-3' };
/** Highlighted plan of each table. */
const POPULAR = { standard: undefined, create3: 'professional' };

/** Plans of a price table, with monthly or yearly prices. */
export function PlanFields({ table }: { table: PriceTable }) {
  const { value: chosen, set: choose, error } = useCreationChoice('subscription.plan');
  const { value: cycle, set: setCycle } = useCreationChoice('subscription.billingCycle');
  return (
    <div className="grid grid-cols-1 gap-5">
      <FilterChips label={TEXT.cycle} value={cycle} options={CYCLES} onChange={setCycle} />
      {error && (
        <p role="alert" className="text-sm text-danger-ink">
          {error}
        </p>
      )}
      <ul className={`grid grid-cols-1 items-stretch gap-5 ${COLUMNS[table]}`} aria-label={TEXT.label}>
        {ORGANIZATION_PLANS.filter((plan) => PLANS[table][plan]).map((plan) => (
          <PlanCard
            key={plan}
            {...{ table, plan, cycle }}
            isChosen={plan === chosen}
            onChoose={() => choose(plan)}
          />
        ))}
      </ul>
      <p className="text-sm text-muted">{TEXT.trial}</p>
    </div>
  );
}

interface PlanCardProps {
  table: PriceTable;
  plan: OrganizationPlan;
  cycle: Cycle;
  isChosen: boolean;
  onChoose: () => void;
}

function PlanCard({ table, plan, cycle, isChosen, onChoose }: PlanCardProps) {
  const { features, description, ...fixed } = PLANS[table][plan] ?? STANDARD_PLANS[plan];
  const cost = priceText(table, plan, cycle);
  const name = PLAN_NAMES[plan];
  return (
    <PlanFrame
      name={name}
      price={fixed.price ?? cost?.price ?? ''}
      period={fixed.period ?? cost?.period ?? ''}
      description={description}
      includes={`${name} ${TEXT.includes}`}
      features={features}
      isRaised={isChosen}
      badge={plan === POPULAR[table] && <Badge tone="accent">{TEXT.popular}</Badge>}
    >
      {cost ? (
        <Button
          variant={isChosen ? 'primary' : 'secondary'}
          icon={isChosen ? <Check /> : undefined}
          aria-pressed={isChosen}
          className={`mt-6 ${WRAPS}`}
          onClick={onChoose}
        >
          {isChosen && <span className="sr-only">{name}: </span>}
          {isChosen ? TEXT.chosen : TEXT.choose(name)}
        </Button>
      ) : (
        <ButtonLink to={SITE_PATHS.contact} variant="secondary" className={`mt-6 ${WRAPS}`}>
          {TEXT.contactSales}
        </ButtonLink>
      )}
    </PlanFrame>
  );
}

/** Acceptance of the terms, which is required. */
export function TermsField() {
  const { ref, ...terms } = useCreationChoice('acceptTerms');
  return (
    <Checkbox
      required
      checked={terms.value}
      onCheckedChange={terms.set}
      error={terms.error}
      ref={ref}
      label={
        <>
          {createMessages.terms}{' '}
          <a href={CONTENT_PATHS.terms} target="_blank" rel="noopener" className={LINK_LOOK}>
            {createMessages.termsLink}
          </a>
        </>
      }
    />
  );
}
