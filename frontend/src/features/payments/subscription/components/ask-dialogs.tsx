import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { cancelPlan, changeLater } from '../api/calls.ts';
import type { Subscribed } from '../api/queries.ts';
import { usePlanChange } from '../hooks/use-plan-change.ts';
import { messages } from '../messages.ts';
import { offerOf } from '../model/view.ts';
import { dayOf, moneyOf } from '@/entities/plan/words.ts';

interface AskProps {
  open: boolean;
  subscribed: Subscribed;
  onClose: () => void;
}

/** Asks before a subscription is cancelled. */
export function CancelDialog({ open, subscribed, onClose }: AskProps) {
  const TEXT = messages.cancel;
  const { state, periodEnd } = subscribed.subscription;
  const { mutate, isPending } = usePlanChange(cancelPlan, TEXT.done, onClose);
  return (
    <ConfirmDialog
      open={open}
      type="warning"
      title={TEXT.title}
      message={state === 'pastDue' ? TEXT.textNow : TEXT.text(dayOf(periodEnd))}
      confirmLabel={TEXT.confirm}
      cancelLabel={TEXT.keep}
      loading={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}

/** Says when a change to less takes effect, before it is chosen. */
export function MonthlyDialog({ open, subscribed, onClose }: AskProps) {
  const TEXT = messages.later;
  const { mutate, isPending } = usePlanChange(() => changeLater('monthly'), TEXT.done, onClose);
  const offer = offerOf(subscribed, 'monthly');
  return (
    <ConfirmDialog
      open={open}
      type="warning"
      title={TEXT.title}
      message={offer && TEXT.text(dayOf(offer.from), moneyOf(offer.price))}
      confirmLabel={TEXT.confirm}
      loading={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  );
}
