import type { Charge, PayInput } from '@quizhall/shared/model/payments/payment';
import { DECLINE_TEXTS } from '@quizhall/shared/rules/payments/declines';
import { SITE_PATHS, sitePath } from '@quizhall/shared/rules/site-paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasCode } from '@/lib/api/errors.ts';
import { keptDraft } from '@/lib/form/kept-draft.ts';
import { answerPayment, type Begin, beginPatiently, paymentQuery, runningOf } from '../api/payments.ts';
import { comingBack, PAYMENT_PARAM, viewOf } from '../model/payment-view.ts';
import { sharedText } from '@/lib/language.ts';

/**
 * The payment that this tab has begun for one thing (`prizePool#…`), as long as nothing has become of it: whoever closes
 * the dialog, or reloads the page, finds it again.
 */
const runningPayment = (subject: string) =>
  keptDraft<string>({
    key: `quizhall.payment.${subject}`,
    place: 'tab',
    read(value) {
      if (typeof value !== 'string') throw new TypeError('no payment');
      return value;
    },
  });

/** How long a success is shown before the dialog closes by itself. */
const SHOWN_MS = 2_000;

interface Options {
  open: boolean;
  /** What is paid for. */
  subject: string;
  /** A payment that the caller knows to be on its way. */
  running: string | undefined;
  begin: Begin;
  onPaid: (charge: Charge) => void;
  onClose: () => void;
}

/**
 * One payment from its beginning to its end: which one is followed, how it stands, and what can be done with it. It is
 * found again in this tab (`runningPayment`), by the caller (`running`), or where the server refuses a second one.
 */
export function usePayment({ open, subject, running, begin, onPaid, onClose }: Options) {
  const client = useQueryClient();
  const store = runningPayment(subject);
  /** null: another try; what ran before is over. */
  const [chosen, setChosen] = useState<string | null>();
  const id = chosen === undefined ? (running ?? store.load()) : (chosen ?? undefined);
  const query = useQuery({ ...paymentQuery(id ?? ''), enabled: open && id !== undefined });
  const charge = id === undefined ? undefined : query.data;
  const isUnknown = hasCode(query.error, 'NOT_FOUND');
  const leave = useLeaving();
  const tried = useRef<{ text: string; key: string }>(undefined);

  const follow = (next: Charge) => {
    client.setQueryData(paymentQuery(next.id).queryKey, next);
    store.save(next.id);
    setChosen(next.id);
    if (next.next?.kind === 'redirect' && next.status === 'waiting') leave(next);
  };

  /** @throws ApiError for the form */
  const pay = async (input: PayInput & { email?: string }): Promise<void> => {
    const text = JSON.stringify(input);
    // The same request under the same key: only another one may be charged again.
    if (tried.current?.text !== text) tried.current = { text, key: newKey() };
    const { key } = tried.current;
    try {
      follow(await beginPatiently(() => begin(input, key)));
      tried.current = undefined;
    } catch (error) {
      const other = runningOf(error);
      if (hasCode(error, 'PAYMENT_DECLINED', 'KEY_REUSED')) tried.current = undefined;
      if (other === undefined) throw error;
      store.save(other);
      setChosen(other);
    }
  };

  /** @throws ApiError */
  const answer = async (approve: boolean): Promise<void> => {
    if (charge) follow(await answerPayment(charge.id, approve));
  };

  const startOver = () => {
    store.clear();
    setChosen(null);
  };

  const view = isUnknown ? 'form' : viewOf(charge);
  useEnd({ isPaid: view === 'success', open }, () => {
    startOver();
    if (charge) onPaid(charge);
    onClose();
  });

  return {
    charge,
    view,
    /** A payment is followed of which nothing is known yet. */
    isLooking: id !== undefined && !charge && !query.error,
    declined:
      charge?.status === 'declined' ? sharedText(DECLINE_TEXTS[charge.decline ?? 'declined']) : undefined,
    pay,
    answer,
    leave: () => charge && leave(charge),
    look: () => void query.refetch(),
    startOver,
  };
}

export type Payment = ReturnType<typeof usePayment>;

/** Ends a payment that has succeeded, two seconds later, or at once when its dialog is closed before. */
function useEnd({ isPaid, open }: { isPaid: boolean; open: boolean }, end: () => void): void {
  const atEnd = useEffectEvent(end);
  useEffect(() => {
    if (!isPaid) return undefined;
    const timer = setTimeout(() => atEnd(), open ? SHOWN_MS : 0);
    return () => clearTimeout(timer);
  }, [isPaid, open]);
}

const newKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Goes to where the payer confirms the payment: the page of its provider, or our own of the simulated one. */
function useLeaving(): (charge: Charge) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return ({ id, next }) => {
    if (next?.kind === 'redirect') void go(id, next.url);
  };

  async function go(id: string, url: string | undefined): Promise<void> {
    const back = comingBack(location, id);
    // Whoever comes back by the browser's button finds this payment, and not one before it.
    if (new URLSearchParams(location.search).has(PAYMENT_PARAM)) await navigate(back, { replace: true });
    if (url !== undefined) window.location.assign(url);
    else await navigate(sitePath(SITE_PATHS.pay, { id }, { to: back }));
  }
}
