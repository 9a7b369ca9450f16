import { Alert } from '@/components/ui/alert.tsx';
import { Button } from '@/components/ui/button.tsx';
import { WRAPS } from '@/components/ui/wraps.ts';
import { keepPlan } from '../api/calls.ts';
import type { Subscribed } from '../api/queries.ts';
import { usePlanChange } from '../hooks/use-plan-change.ts';
import { messages } from '../messages.ts';
import type { OpenDialog } from '../model/view.ts';
import { dayOf, moneyOf } from '@/entities/plan/words.ts';

const TEXT = messages.banner;

/** On phones the button stands below the sentence, which has the width then. */
const STACKED = 'max-sm:flex-wrap max-sm:[&>div:last-child]:w-full max-sm:[&>div:last-child]:pl-8';

interface BannerProps {
  subscribed: Subscribed;
  onOpen: OpenDialog;
}

/** What of a subscription wants to be known before everything else. */
export function Banner({ subscribed, onOpen }: BannerProps) {
  const { state, charge, next, periodEnd, billingCycle, owed, retryAt, graceEndsAt, method } =
    subscribed.subscription;
  if (charge && charge.status !== 'declined')
    return (
      <Alert
        className={STACKED}
        tone="accent"
        title={TEXT.running}
        action={<Action label={TEXT.show} onClick={() => onOpen('pay', billingCycle)} />}
      >
        {TEXT.runningText}
      </Alert>
    );
  if (state === 'pastDue' && !method)
    return (
      <Alert
        className={STACKED}
        tone="danger"
        title={TEXT.due}
        action={<Action label={TEXT.pay} onClick={() => onOpen('pay', billingCycle)} />}
      >
        {TEXT.dueText(moneyOf(owed), dayOf(graceEndsAt))}
      </Alert>
    );
  if (state === 'pastDue')
    return (
      <Alert
        className={STACKED}
        tone="danger"
        title={TEXT.declined}
        action={<Action label={TEXT.update} onClick={() => onOpen('pay', billingCycle)} />}
      >
        {TEXT.declinedText(moneyOf(owed), dayOf(graceEndsAt))} {retryAt && TEXT.retry(dayOf(retryAt))}
      </Alert>
    );
  if (next?.plan === 'free')
    return (
      <Alert
        className={STACKED}
        tone="warning"
        title={TEXT.ends(dayOf(periodEnd))}
        action={<Keep label={TEXT.undo} />}
      >
        {TEXT.endsText}
      </Alert>
    );
  if (next?.billingCycle)
    return (
      <Alert
        className={STACKED}
        tone="neutral"
        title={TEXT.later(dayOf(periodEnd))}
        action={<Keep label={TEXT.stay} />}
      >
        {TEXT.laterText(next.billingCycle, moneyOf(next.price))}
      </Alert>
    );
  if (state !== 'trialing') return null;
  return (
    <Alert
      className={STACKED}
      tone="accent"
      title={TEXT.trial(dayOf(periodEnd))}
      action={<Action label={TEXT.keep} onClick={() => onOpen('pay')} />}
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

function Keep({ label }: { label: string }) {
  const { mutate, isPending } = usePlanChange(keepPlan, messages.kept);
  return <Action label={label} loading={isPending} onClick={() => mutate()} />;
}
