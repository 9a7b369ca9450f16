import type { OrganizationDashboard } from '@quizhall/shared/model/organizations/organization';
import { planName, UNLIMITED } from '@quizhall/shared/rules/payments/plans';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { WRAPS } from '@/components/ui/wraps.ts';
import { Used } from '@/entities/plan/used.tsx';
import { dayOf, moneyOf } from '@/entities/plan/words.ts';
import { formatNumber } from '@/lib/format.ts';
import type { Billed } from '../shared/queries.ts';
import { billingMessages } from './billing-messages.ts';
import { type OpenBilling, offerOf } from './billing-view.ts';

const TEXT = billingMessages.current;
const USAGE = billingMessages.usage;
const TONES: Record<Billed['subscription']['state'], Tone> = {
  free: 'neutral',
  trialing: 'accent',
  active: 'success',
  pastDue: 'danger',
};

/** Current plan, price, payment method and next charge. */
export function PlanNow({ billed, onOpen }: { billed: Billed; onOpen: OpenBilling }) {
  const { plan, state, billingCycle, price, next, method } = billed.subscription;
  return (
    <Panel title={TEXT.title}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="text-2xl font-display tracking-tight text-ink">{planName(plan)}</p>
        {plan !== 'free' && (
          <Badge tone={next?.plan === 'free' ? 'warning' : TONES[state]}>
            {next?.plan === 'free' ? TEXT.ends : TEXT.states[state]}
          </Badge>
        )}
      </div>
      <div className="mt-2 grid gap-1 text-sm text-muted">
        {price !== undefined && billingCycle && state !== 'trialing' && (
          <p className="text-ink">{TEXT.price(moneyOf(price), billingCycle)}</p>
        )}
        <p>{comesNext(billed)}</p>
        {state !== 'free' && (
          <p>
            {TEXT.method}: {method ? TEXT.card(method.brand, method.last4) : TEXT.noCard}
          </p>
        )}
      </div>
      {state !== 'free' && next?.plan !== 'free' && (
        <Button variant="secondary" size="sm" className={`mt-5 ${WRAPS}`} onClick={() => onOpen('cancel')}>
          {TEXT.cancel}
        </Button>
      )}
    </Panel>
  );
}

/** Sentence about the next event of the plan. */
function comesNext(billed: Billed): string {
  const { plan, state, next, billingCycle, periodEnd, graceEndsAt, method } = billed.subscription;
  const end = dayOf(periodEnd);
  if (state === 'free') return TEXT.free;
  if (state === 'pastDue') return TEXT.pastDue(dayOf(graceEndsAt));
  if (next?.plan === 'free') return TEXT.endsOn(end);
  if (state === 'trialing') return TEXT.trial(end);
  const price = next?.price ?? (billingCycle && offerOf(billed, plan, billingCycle)?.price) ?? 0;
  return (method ? TEXT.renews : TEXT.paidUntil)(end, moneyOf(price));
}

/** Usage of the plan's limits. */
export function PlanUsage({ usage, limits }: Pick<Billed, 'usage'> & Pick<OrganizationDashboard, 'limits'>) {
  const { questionsPerQuiz } = limits;
  return (
    <Panel title={USAGE.title}>
      <div className="grid grid-cols-1 gap-5">
        <Used label={USAGE.members} {...usage.members} />
        <Used label={USAGE.quizzes} {...usage.quizzes} />
        <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
          <span className="text-ink">{USAGE.questions}</span>
          <span className="tabular text-muted">
            {questionsPerQuiz === UNLIMITED ? USAGE.unlimited : USAGE.upTo(formatNumber(questionsPerQuiz))}
          </span>
        </p>
      </div>
    </Panel>
  );
}
