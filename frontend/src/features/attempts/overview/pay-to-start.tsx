import type { Predata } from '@quizhall/shared/model/attempts/entry-card';
import { toCents } from '@quizhall/shared/rules/money';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { lazyPart } from '@/components/lazy-part.tsx';
import { OnDemand } from '@/components/on-demand.tsx';
import { Button } from '@/components/ui/button.tsx';
import type { Begin } from '@/entities/payment/api/payments.ts';
import { usePaymentInAddress } from '@/entities/payment/return-address.ts';
import { formatMoney } from '@/lib/format.ts';
import { useSession } from '@/lib/session/session-context.tsx';
import { hasCode } from '@/lib/api/errors.ts';
import { payEntry } from './pay-entry.ts';
import { paying as TEXT } from './paying-messages.ts';

const PaymentDialog = lazyPart(
  async () => (await import('@/entities/payment/components/payment-dialog.tsx')).PaymentDialog,
);

interface PayToStartProps {
  quizRef: string;
  predata: Pick<Predata, 'id' | 'title' | 'accessHints'>;
  /** Asks again who may start. */
  onPaid: () => void;
}

/** Takes the price of a quiz; then the way in opens by itself. */
export function PayToStart({ quizRef, predata: { id, title, accessHints }, onPaid }: PayToStartProps) {
  const { user } = useSession();
  const { returned, clear } = usePaymentInAddress();
  const [open, setOpen] = useState(returned !== undefined);
  const close = () => {
    if (returned !== undefined) clear();
    setOpen(false);
  };
  const cents = toCents(accessHints.price);
  const begin: Begin = async (input, key) => {
    try {
      return await payEntry({ quizRef, shownPrice: cents }, input, key);
    } catch (error) {
      // Another price now, or paid meanwhile: the page asks again and shows it.
      if (hasCode(error, 'PRICE_CHANGED', 'INVALID_STATE')) onPaid();
      throw error;
    }
  };
  return (
    <>
      <Button size="lg" onClick={() => setOpen(true)}>
        {TEXT.button({ price: formatMoney(accessHints.price) })}
      </Button>
      <OnDemand wanted={open} onFailure={close}>
        <PaymentDialog
          open={open}
          onClose={close}
          title={TEXT.title}
          rows={[{ label: TEXT.row({ title }), cents }]}
          note={TEXT.note}
          subject={`entry#${id}#${user?.id ?? 'guest'}`}
          begin={begin}
          running={returned}
          asksEmail={!user}
          paidText={TEXT.paid}
          onPaid={() => {
            toast.success(TEXT.done);
            onPaid();
          }}
        />
      </OnDemand>
    </>
  );
}
