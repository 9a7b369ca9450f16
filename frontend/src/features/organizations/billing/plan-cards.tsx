import { ORGANIZATION_PLANS, type OrganizationPlan, planName } from '@quizhall/shared/rules/payments/plans';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { PlanFrame } from '@/entities/plan/plan-frame.tsx';
import { dayOf, moneyOf } from '@/entities/plan/words.ts';
import type { Billed } from '../shared/queries.ts';
import { billingMessages } from './billing-messages.ts';
import { createMessages, STANDARD_PLANS } from '../create/create-messages.ts';
import { usePlanChange } from './use-plan-change.ts';
import { type Cycle, offerOf, type OpenBilling, type PlanAction, planActions } from './billing-view.ts';
import { CYCLES, priceText } from './plan-prices.ts';
import { settingsMessages } from '../settings/settings-messages.ts';
import { Keep } from './plan-banner.tsx';

const TEXT = billingMessages.plans;

interface PlanCardsProps {
  id: string;
  billed: Billed;
  cycle: Cycle;
  onCycle: (cycle: Cycle) => void;
  onOpen: OpenBilling;
}

/** Plans with monthly or yearly prices of the organization's table, and their actions. */
export function PlanCards({ id, billed, cycle, onCycle, onOpen }: PlanCardsProps) {
  return (
    <Panel
      title={settingsMessages.billing.plans}
      hint={`${TEXT.trialNote} ${TEXT.note}`}
      actions={
        <FilterChips label={createMessages.plans.cycle} value={cycle} options={CYCLES} onChange={onCycle} />
      }
    >
      <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {ORGANIZATION_PLANS.map((plan) => (
          <PlanFrame
            key={plan}
            name={planName(plan)}
            {...priceOf(billed, plan, cycle)}
            description={STANDARD_PLANS[plan].description}
            includes={`${planName(plan)} ${createMessages.plans.includes}`}
            features={STANDARD_PLANS[plan].features}
            isRaised={plan === billed.subscription.plan}
          >
            <div className="mt-6 grid min-h-11 grid-cols-1 items-center gap-2">
              {planActions(billed, plan, cycle).map((action) => (
                <Action key={action} {...{ id, billed, action, plan, cycle, onOpen }} />
              ))}
            </div>
          </PlanFrame>
        ))}
      </ul>
    </Panel>
  );
}

/** Price of a plan for this organization; undefined if its price table does not have it. */
function priceOf(billed: Billed, plan: OrganizationPlan, cycle: Cycle) {
  const price = offerOf(billed, plan, cycle)?.price;
  if (price === undefined)
    return plan === 'free'
      ? {
          price: moneyOf(0).replace(/\.00$/, ''),
          period: priceText('standard', plan, 'monthly')?.period ?? '',
        }
      : { price: TEXT.byAgreement, period: '' };
  const { perMonth, perYear } = createMessages.plans;
  return { price: moneyOf(price).replace(/\.00$/, ''), period: cycle === 'monthly' ? perMonth : perYear };
}

interface ActionProps extends Omit<PlanCardsProps, 'onCycle'> {
  action: PlanAction;
  plan: OrganizationPlan;
}

function Action({ id, billed, action, plan, cycle, onOpen }: ActionProps) {
  const { subscription } = billed;
  const about = { plan, cycle };
  const name = plan === subscription.plan ? TEXT.toCycle[cycle] : TEXT.choose(planName(plan));
  switch (action) {
    case 'trial':
      return <Trial id={id} plan={plan} cycle={cycle} />;
    case 'keep':
      return <Keep id={id} billed={billed} label={billingMessages.banner.undo} />;
    case 'pay':
      return (
        <Button
          variant={subscription.trialAvailable ? 'secondary' : 'primary'}
          className={WRAPS}
          onClick={() => onOpen('pay', about)}
        >
          {subscription.state === 'pastDue' && plan === subscription.plan ? billingMessages.banner.pay : name}
        </Button>
      );
    case 'later':
      return (
        <Button variant="secondary" className={WRAPS} onClick={() => onOpen('later', about)}>
          {name}
        </Button>
      );
    case 'cancel':
      return (
        <Button variant="secondary" className={WRAPS} onClick={() => onOpen('cancel')}>
          {billingMessages.current.cancel}
        </Button>
      );
    case 'agreement':
      return <TextLink to={SITE_PATHS.contact}>{settingsMessages.billing.contact}</TextLink>;
    default:
      return (
        <Badge tone="accent" className="justify-self-start">
          {action === 'next' ? TEXT.next(dayOf(subscription.periodEnd)) : TEXT.yours}
        </Badge>
      );
  }
}

function Trial({ id, plan, cycle }: { id: string; plan: OrganizationPlan; cycle: Cycle }) {
  const { choose, running, problem } = usePlanChange(id, billingMessages.trial(plan));
  return (
    <>
      <Button
        className={WRAPS}
        loading={running}
        onClick={() => choose({ plan, billingCycle: cycle, trial: true })}
      >
        {TEXT.trial}
      </Button>
      {problem && (
        <p role="alert" className="text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </>
  );
}
