import type { Charge, ChargeStatus } from '@quizhall/shared/model/payments/payment';

/** What the dialog shows of a payment. */
export type PaymentView =
  | 'form'
  | 'processing'
  | 'challenge'
  | 'redirect'
  | 'element'
  | 'success'
  | 'givenBack';

const VIEWS: Record<ChargeStatus, PaymentView> = {
  begun: 'processing',
  waiting: 'processing',
  processing: 'processing',
  succeeded: 'success',
  declined: 'form',
  refunding: 'givenBack',
  refunded: 'givenBack',
};

/** What a payment asks its payer for, or tells. A declined one leaves the form, for another try. */
export function viewOf(charge: Pick<Charge, 'status' | 'next'> | undefined): PaymentView {
  if (!charge) return 'form';
  return charge.status === 'waiting' && charge.next ? charge.next.kind : VIEWS[charge.status];
}

const FIRST_MS = 700;
const LONGEST_MS = 8_000;

/** How long to wait before a payment is asked about again, which others decide: ever longer, a while. */
export const nextLookMs = (looks: number): number => Math.min(LONGEST_MS, FIRST_MS * 1.4 ** looks);

/** The address of this page with the payment in it: where the payer comes back to. */
export function comingBack(
  { pathname, search, hash = '' }: { pathname: string; search: string; hash?: string },
  id: string,
): string {
  const query = new URLSearchParams(search);
  query.set(PAYMENT_PARAM, id);
  return `${pathname}?${query.toString()}${hash}`;
}

/** In the address of a page whose dialog shows this payment. */
export const PAYMENT_PARAM = 'payment';

/** A path of this site, or the front page in place of what leads elsewhere. */
export function ownPath(to: string | null): string {
  if (!to?.startsWith('/')) return '/';
  const url = new URL(to, 'https://site.invalid');
  return url.host === 'site.invalid' ? `${url.pathname}${url.search}${url.hash}` : '/';
}
