import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { SectionTitle } from '@/components/ui/section-title.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { PlanFrame } from '@/entities/plan/plan-frame.tsx';
import { BILLING_CYCLES, PLANS, TRIAL_ACTION } from '@/entities/plan/plan-texts.ts';
import { SiteLink } from '@/lib/site-pages.tsx';
import { beginTrial, keepPlan } from '../api/calls.ts';
import type { BillingCycle, Subscribed } from '../api/queries.ts';
import { usePlanChange } from '../hooks/use-plan-change.ts';
import { messages } from '../messages.ts';
import { offerOf, type OpenDialog, type ProAction, proActions } from '../model/view.ts';
import { dayOf, moneyOf } from '@/entities/plan/words.ts';

const TEXT = messages.plans;

interface PlanCardsProps {
  subscribed: Subscribed;
  cycle: BillingCycle;
  onCycle: (cycle: BillingCycle) => void;
  onOpen: OpenDialog;
}

/** The three plans, by the month or by the year, and what can be done about each. */
export function PlanCards({ subscribed, cycle, onCycle, onOpen }: PlanCardsProps) {
  const { plan, next } = subscribed.subscription;
  const yours = (
    <Note>
      <Badge tone="accent">{TEXT.yours}</Badge>
    </Note>
  );
  return (
    <section aria-labelledby="plans-title">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <SectionTitle id="plans-title">{TEXT.title}</SectionTitle>
        <FilterChips label={TEXT.cycle} value={cycle} options={BILLING_CYCLES} onChange={onCycle} />
      </div>
      <ul className="mt-5 grid grid-cols-1 items-stretch gap-5 lg:grid-cols-3">
        <PlanFrame {...PLANS.free} {...read('free')} isRaised={plan === 'free'}>
          {plan === 'free'
            ? yours
            : next?.plan !== 'free' && (
                <Button variant="secondary" className={`mt-6 ${WRAPS}`} onClick={() => onOpen('cancel')}>
                  {TEXT.toFree}
                </Button>
              )}
        </PlanFrame>
        <PlanFrame
          {...PLANS.pro}
          {...read('pro')}
          {...priceOf(subscribed, cycle)}
          isRaised={plan !== 'free'}
          badge={plan === 'free' && <Badge tone="accent">{TEXT.popular}</Badge>}
        >
          <div className="mt-6 grid grid-cols-1 gap-2">
            {proActions(subscribed, cycle).map((action) => (
              <Action key={action} {...{ action, subscribed, cycle, onOpen }} />
            ))}
          </div>
        </PlanFrame>
        <PlanFrame {...PLANS.enterprise} {...read('enterprise')} isRaised={false}>
          <Note>
            <p>
              {TEXT.byAgreement}{' '}
              <SiteLink to={SITE_PATHS.contact} className="text-accent-ink underline">
                {TEXT.contact}
              </SiteLink>
            </p>
          </Note>
        </PlanFrame>
      </ul>
      <p className="mt-4 text-sm text-faint">{TEXT.note}</p>
    </section>
  );
}

const read = (plan: keyof typeof PLANS) => ({ includes: `${PLANS[plan].name} ${TEXT.includes}` });

function priceOf(subscribed: Subscribed, cycle: BillingCycle) {
  const price = offerOf(subscribed, cycle)?.price;
  return price === undefined || cycle === 'monthly'
    ? {}
    : { price: moneyOf(price).replace(/\.00$/, ''), period: TEXT.perYear };
}

const Note = ({ children }: { children: ReactNode }) => (
  <div className="mt-6 flex min-h-11 items-center text-sm text-muted">{children}</div>
);

interface ActionProps {
  action: ProAction;
  subscribed: Subscribed;
  cycle: BillingCycle;
  onOpen: OpenDialog;
}

/** Opens a dialog about Pro. */
const OPENS: Partial<Record<ProAction, { label: string; dialog: 'pay' | 'monthly'; isPlain?: true }>> = {
  pay: { label: TEXT.pay, dialog: 'pay', isPlain: true },
  upgrade: { label: TEXT.upgrade, dialog: 'pay' },
  afterTrial: { label: TEXT.keepAfterTrial, dialog: 'pay' },
  yearly: { label: TEXT.toYearly, dialog: 'pay' },
  owed: { label: messages.banner.update, dialog: 'pay' },
  monthly: { label: TEXT.toMonthly, dialog: 'monthly', isPlain: true },
};

function Action({ action, subscribed, cycle, onOpen }: ActionProps) {
  const opens = OPENS[action];
  if (opens)
    return (
      <Button
        variant={opens.isPlain ? 'secondary' : 'primary'}
        className={WRAPS}
        onClick={() => onOpen(opens.dialog, cycle)}
      >
        {opens.label}
      </Button>
    );
  if (action === 'trial') return <Trial cycle={cycle} />;
  if (action === 'keep') return <Keep />;
  return (
    <Badge tone="accent" className="justify-self-start">
      {action === 'next' ? TEXT.next(dayOf(subscribed.subscription.periodEnd)) : TEXT.yours}
    </Badge>
  );
}

function Trial({ cycle }: { cycle: BillingCycle }) {
  const { mutate, isPending } = usePlanChange(() => beginTrial(cycle), messages.trial.done);
  return (
    <Button className={WRAPS} loading={isPending} onClick={() => mutate()}>
      {TRIAL_ACTION}
    </Button>
  );
}

function Keep() {
  const { mutate, isPending } = usePlanChange(keepPlan, messages.kept);
  return (
    <Button className={WRAPS} loading={isPending} onClick={() => mutate()}>
      {messages.banner.undo}
    </Button>
  );
}
