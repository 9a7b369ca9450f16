import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Panel } from '@/components/ui/panel.tsx';
import type { Tone } from '@/components/ui/tone.ts';
import { WRAPS } from '@/components/ui/wraps.ts';
import { PLANS } from '@/entities/plan/plan-texts.ts';
import type { Subscribed } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { offerOf, type OpenDialog } from '../model/view.ts';
import { dayOf, moneyOf } from '@/entities/plan/words.ts';

const TEXT = messages.current;
const TONES: Record<Subscribed['subscription']['state'], Tone> = {
  free: 'neutral',
  trialing: 'accent',
  active: 'success',
  pastDue: 'danger',
};

/** What somebody has, what it costs, and what happens next. */
export function CurrentPlan({ subscribed, onOpen }: { subscribed: Subscribed; onOpen: OpenDialog }) {
  const { plan, state, billingCycle, next, method } = subscribed.subscription;
  const price = billingCycle && offerOf(subscribed, billingCycle)?.price;
  return (
    <Panel title={TEXT.title}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <p className="text-2xl font-display tracking-tight text-ink">{PLANS[plan].name}</p>
        {plan !== 'free' && (
          <Badge tone={next?.plan === 'free' ? 'warning' : TONES[state]}>
            {next?.plan === 'free' ? TEXT.ends : TEXT.states[state]}
          </Badge>
        )}
      </div>
      <div className="mt-2 grid gap-1 text-sm text-muted">
        {price !== undefined && state !== 'trialing' && billingCycle && (
          <p className="text-ink">{TEXT.price[billingCycle](moneyOf(price))}</p>
        )}
        <p>{comesNext(subscribed)}</p>
        {method && state !== 'free' && <p>{TEXT.card(method.brand, method.last4)}</p>}
      </div>
      {state !== 'free' && next?.plan !== 'free' && (
        <Button variant="secondary" size="sm" className={`mt-5 ${WRAPS}`} onClick={() => onOpen('cancel')}>
          {TEXT.cancel}
        </Button>
      )}
    </Panel>
  );
}

/** One sentence about what comes. */
function comesNext(subscribed: Subscribed): string {
  const { state, next, billingCycle, periodStart, periodEnd, graceEndsAt, method } = subscribed.subscription;
  const end = dayOf(periodEnd);
  if (state === 'free') return TEXT.free;
  if (state === 'pastDue') return TEXT.pastDue(dayOf(graceEndsAt));
  if (next?.plan === 'free') return TEXT.endsOn(end);
  if (state === 'trialing') return TEXT.trial(end);
  if (Date.parse(periodStart ?? '') > Date.parse(subscribed.quotedAt)) return TEXT.begins(dayOf(periodStart));
  const price = next?.price ?? (billingCycle && offerOf(subscribed, billingCycle)?.price) ?? 0;
  return (method ? TEXT.renews : TEXT.paidUntil)(end, moneyOf(price));
}
