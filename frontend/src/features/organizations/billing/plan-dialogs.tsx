import { type OrganizationPlan, planName } from '@quizhall/shared/rules/payments/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '@/components/ui/confirm-dialog.tsx';
import { paymentSetupQuery } from '@/entities/payment/api/payments.ts';
import { PaymentDialog } from '@/entities/payment/components/payment-dialog.tsx';
import { usePaymentInAddress } from '@/entities/payment/return-address.ts';
import { dayOf, moneyOf } from '@/entities/plan/words.ts';
import { payPlan } from './billing-calls.ts';
import { type Billed, organizationKey } from '../shared/queries.ts';
import { billingMessages } from './billing-messages.ts';
import { usePlanChange } from './use-plan-change.ts';
import { type Cycle, offerOf } from './billing-view.ts';

interface PlanDialogProps {
  id: string;
  open: boolean;
  billed: Billed;
  plan: OrganizationPlan;
  cycle: Cycle;
  onClose: () => void;
}

/** Payment for a plan: the displayed price minus the credit for unused time. */
export function PayDialog({ id, open, billed, plan, cycle, onClose }: PlanDialogProps) {
  const TEXT = billingMessages.pay;
  const client = useQueryClient();
  const { returned, clear } = usePaymentInAddress();
  const setup = useQuery({ ...paymentSetupQuery(), enabled: open });
  const offer = offerOf(billed, plan, cycle);
  const { charge } = billed.subscription;
  const refresh = () => client.invalidateQueries({ queryKey: organizationKey(id) });
  const begin: Parameters<typeof PaymentDialog>[0]['begin'] = async (input, key) => {
    const wish = { plan, billingCycle: cycle, quotedAt: billed.quotedAt };
    const answer = await payPlan(id, wish, input, key);
    if (!answer.charge) throw new Error('Nothing was charged');
    return answer.charge;
  };
  return (
    <PaymentDialog
      open={open}
      onClose={() => {
        clear();
        onClose();
        void refresh();
      }}
      only="card"
      title={TEXT.title(planName(plan))}
      rows={[
        { label: TEXT.row(planName(plan), cycle), cents: offer?.price ?? 0 },
        ...(offer && offer.credit > 0 ? [{ label: TEXT.credit, cents: -offer.credit }] : []),
      ]}
      note={
        <>
          {offer && Date.parse(offer.from) > Date.parse(billed.quotedAt) && (
            <p>{TEXT.from(dayOf(offer.from))}</p>
          )}
          {/* Quizhall does not ask Stripe to store the card. */}
          {setup.data && <p>{setup.data.provider === 'stripe' ? TEXT.keepsNone : TEXT.keeps}</p>}
        </>
      }
      subject={`plan#${id}`}
      begin={begin}
      running={returned ?? (charge && charge.status !== 'declined' ? charge.id : undefined)}
      paidText={TEXT.paid}
      onPaid={() => void refresh()}
    />
  );
}

/** Confirms the cancellation of the plan. */
export function CancelDialog({ id, open, billed, onClose }: Omit<PlanDialogProps, 'plan' | 'cycle'>) {
  const TEXT = billingMessages.cancel;
  const { plan, state, periodEnd } = billed.subscription;
  const { choose, running, problem } = usePlanChange(id, TEXT.done, onClose);
  return (
    <ConfirmDialog
      open={open}
      type="warning"
      title={TEXT.title}
      message={state === 'pastDue' ? TEXT.textNow : TEXT.text(planName(plan), dayOf(periodEnd))}
      confirmLabel={TEXT.confirm}
      cancelLabel={TEXT.keep}
      loading={running}
      error={problem}
      onConfirm={() => choose({ plan: 'free', billingCycle: 'monthly' })}
      onCancel={onClose}
    />
  );
}

/** States when a downgrade takes effect before it is confirmed. */
export function LaterDialog({ id, open, billed, plan, cycle, onClose }: PlanDialogProps) {
  const TEXT = billingMessages.later;
  const { choose, running, problem } = usePlanChange(id, TEXT.done, onClose);
  const offer = offerOf(billed, plan, cycle);
  const name = planName(plan);
  return (
    <ConfirmDialog
      open={open}
      type="warning"
      title={TEXT.title(name)}
      message={offer && TEXT.text(dayOf(offer.from), name, cycle, moneyOf(offer.price))}
      confirmLabel={TEXT.confirm}
      loading={running}
      error={problem}
      onConfirm={() => choose({ plan, billingCycle: cycle })}
      onCancel={onClose}
    />
  );
}
