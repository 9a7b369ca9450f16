import { planName } from '@quizhall/shared/rules/payments/plans';
import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { dayOf, moneyOf } from '@/entities/plan/words.ts';
import type { Billed } from '../shared/queries.ts';
import { billingMessages } from './billing-messages.ts';
import { usePlanChange } from './use-plan-change.ts';
import type { OpenBilling } from './billing-view.ts';

const TEXT = billingMessages.banner;
/** On phones, moves the button below the text. */
const STACKED = 'max-sm:flex-wrap max-sm:[&>div:last-child]:w-full max-sm:[&>div:last-child]:pl-8';

interface PlanBannerProps {
  id: string;
  billed: Billed;
  onOpen: OpenBilling;
}

/** Notice about the most urgent state of the plan. */
export function PlanBanner({ id, billed, onOpen }: PlanBannerProps) {
  const { plan, state, charge, next, periodEnd, billingCycle, owed, retryAt, graceEndsAt } =
    billed.subscription;
  const pay = (label: string) => (
    <Action label={label} onClick={() => onOpen('pay', { plan, cycle: billingCycle ?? 'monthly' })} />
  );
  if (charge && charge.status !== 'declined')
    return (
      <Alert className={STACKED} tone="accent" title={TEXT.running} action={pay(TEXT.show)}>
        {TEXT.runningText}
      </Alert>
    );
  if (state === 'pastDue')
    return (
      <Alert className={STACKED} tone="danger" title={TEXT.due} action={pay(TEXT.pay)}>
        {TEXT.dueText(moneyOf(owed), dayOf(graceEndsAt))} {retryAt && TEXT.retry(dayOf(retryAt))}
      </Alert>
    );
  if (next) {
    const isEnd = next.plan === 'free';
    return (
      <Alert
        className={STACKED}
        tone={isEnd ? 'warning' : 'neutral'}
        title={isEnd ? TEXT.ends(planName(plan), dayOf(periodEnd)) : TEXT.later(dayOf(periodEnd))}
        action={<Keep id={id} billed={billed} label={isEnd ? TEXT.undo : TEXT.stay} />}
      >
        {isEnd
          ? TEXT.endsText
          : TEXT.laterText(planName(next.plan), next.billingCycle ?? 'monthly', moneyOf(next.price))}
      </Alert>
    );
  }
  if (state !== 'trialing') return null;
  return (
    <Alert
      className={STACKED}
      tone="accent"
      title={TEXT.trial(planName(plan), dayOf(periodEnd))}
      action={pay(TEXT.pay)}
    >
      {TEXT.trialText}
    </Alert>
  );
}

const Action = ({ label, onClick, loading }: { label: string; onClick: () => void; loading?: boolean }) => (
  <Button size="sm" variant="secondary" className={WRAPS} loading={loading} onClick={onClick}>
    {label}
  </Button>
);

/** Keeps the current plan, which reverts a scheduled change. */
export function Keep({ id, billed, label }: { id: string; billed: Billed; label: string }) {
  const { plan, billingCycle = 'monthly' } = billed.subscription;
  const { choose, running, problem } = usePlanChange(id, billingMessages.kept);
  return (
    <>
      <Action label={label} loading={running} onClick={() => choose({ plan, billingCycle })} />
      {problem && (
        <p role="alert" className="mt-1 text-sm text-danger-ink">
          {problem}
        </p>
      )}
    </>
  );
}
