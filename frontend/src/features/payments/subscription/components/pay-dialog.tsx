import { useQuery, useQueryClient } from '@tanstack/react-query';
import { paymentSetupQuery } from '@/entities/payment/api/payments.ts';
import { PaymentDialog } from '@/entities/payment/components/payment-dialog.tsx';
import { usePaymentInAddress } from '@/entities/payment/return-address.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { payPlan } from '../api/calls.ts';
import { type BillingCycle, type Subscribed, subscriptionQuery } from '../api/queries.ts';
import { messages } from '../messages.ts';
import { offerOf, payKind } from '../model/view.ts';
import { dayOf } from '@/entities/plan/words.ts';

const TEXT = messages.pay;

interface PayDialogProps {
  open: boolean;
  subscribed: Subscribed;
  cycle: BillingCycle;
  onClose: () => void;
}

/** Pays for Pro: the price, less what is not used of what one has, to the cent as it was shown. */
export function PayDialog({ open, subscribed, cycle, onClose }: PayDialogProps) {
  const client = useQueryClient();
  const { updateUser } = useSession();
  const { returned, clear } = usePaymentInAddress();
  const offer = offerOf(subscribed, cycle);
  const setup = useQuery({ ...paymentSetupQuery(), enabled: open });
  const { charge } = subscribed.subscription;
  const rows = [
    { label: TEXT.row(cycle), cents: offer?.price ?? 0 },
    ...(offer && offer.credit > 0 ? [{ label: TEXT.credit, cents: -offer.credit }] : []),
  ];
  const begin = async (...[input, key]: Parameters<Parameters<typeof PaymentDialog>[0]['begin']>) => {
    const answer = await payPlan({ billingCycle: cycle, quotedAt: subscribed.quotedAt }, input, key);
    if (!answer.charge) throw new Error('Nothing was charged');
    return answer.charge;
  };
  const refresh = () => {
    updateUser({ plan: 'pro' });
    return client.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
  };
  const close = () => {
    clear();
    onClose();
    void client.invalidateQueries({ queryKey: subscriptionQuery().queryKey });
  };
  return (
    <PaymentDialog
      open={open}
      onClose={close}
      only="card"
      title={TEXT.title[payKind(subscribed)]}
      rows={rows}
      note={
        <>
          {offer && Date.parse(offer.from) > Date.parse(subscribed.quotedAt) && (
            <p>{TEXT.from(dayOf(offer.from))}</p>
          )}
          {/* Stripe is not asked to keep a card. */}
          {setup.data && <p>{setup.data.provider === 'stripe' ? TEXT.keepsNone : TEXT.keeps}</p>}
        </>
      }
      subject="plan"
      begin={begin}
      running={returned ?? (charge && charge.status !== 'declined' ? charge.id : undefined)}
      paidText={TEXT.paid}
      onPaid={() => void refresh()}
    />
  );
}
