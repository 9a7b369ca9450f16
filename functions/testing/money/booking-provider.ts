import type { Outcome, PaymentProvider } from '../../payments/model/payment-provider.ts';
import type { Chance } from './chance.ts';
import { outside } from './processes.ts';

type BookedStatus = 'waiting' | 'processing' | 'succeeded' | 'declined';

interface Booked {
  id: string;
  total: number;
  status: BookedStatus;
}

/** What a provider tells by itself. */
export interface Told {
  chargeId: string;
  total: number;
  status: Exclude<BookedStatus, 'waiting'>;
}

/** A provider that keeps books of its own: what it says it has, it has. */
export interface BookingProvider {
  port: PaymentProvider;
  charges: Map<string, Booked>;
  /** Webhooks that were not delivered yet, or may be once more. */
  told: Told[];
  /** A payer, or the bank, decides on what is open. */
  decide: (id: string, status: Told['status']) => void;
  /** Cents that it holds for us, of these charges. */
  balance: (of: (chargeId: string) => boolean) => number;
  refundedOf: (chargeId: string) => number;
  /** Cents that went to the winner of this prize; of all prizes without one. */
  paidOut: (prizeId?: string) => number;
  /** What no provider would do, and was asked for. */
  complaints: string[];
}

const CARD = { provider: 'simulated', token: 'card', brand: 'visa', last4: '4242' } as const;

const toOutcome = (status: BookedStatus): Outcome => {
  if (status === 'waiting') return { status, next: { kind: 'challenge' } };
  return status === 'declined' ? { status, decline: 'declined' } : { status, saved: CARD };
};

const FATES: readonly BookedStatus[] = [
  'waiting',
  'waiting',
  'processing',
  'processing',
  'succeeded',
  'succeeded',
  'succeeded',
  'declined',
];
/** Of a card that it keeps nobody is asked. */
const FATES_ALONE: readonly BookedStatus[] = ['processing', 'succeeded', 'declined'];

/** Every call of it may be met by a fault; what it did, it did. */
export function bookingProvider(chance: Chance): BookingProvider {
  const charges = new Map<string, Booked>();
  const refunds = new Map<string, { of: string; amount: number }>();
  const told: Told[] = [];
  const complaints: string[] = [];
  const refundedOf = (id: string) =>
    [...refunds.values()].reduce((sum, { of, amount }) => sum + (of === id ? amount : 0), 0);
  const decide = (id: string, status: Told['status']) => {
    const booked = charges.get(id);
    if (booked?.status !== 'waiting' && booked?.status !== 'processing') return;
    booked.status = status;
    told.push({ chargeId: id, total: booked.total, status });
  };
  const book = (id: string, total: number, fate: BookedStatus): Booked => {
    const booked: Booked = { id, total, status: 'waiting' };
    charges.set(id, booked);
    if (fate !== 'waiting') decide(id, fate);
    return booked;
  };
  const payouts = new Map<string, { of: string; amount: number; isRefused: boolean }>();
  const paidOut: BookingProvider['paidOut'] = (prizeId) =>
    [...payouts.values()].reduce(
      (sum, { of, amount, isRefused }) =>
        isRefused || (prizeId !== undefined && of !== prizeId) ? sum : sum + amount,
      0,
    );
  const charged = ({ id, total }: { id: string; total: number }, fates: readonly BookedStatus[]) =>
    outside(async () => {
      const booked = charges.get(id) ?? book(id, total, chance.pick(fates) ?? 'declined');
      if (booked.total !== total) complaints.push(`${id} was asked for twice, with another amount`);
      return toOutcome(booked.status);
    });
  const port: PaymentProvider = {
    name: 'simulated',
    methods: ['card', 'paypal'],
    takesCards: true,
    charge: (charge) => charged(charge, FATES),
    chargeSaved: (charge) => charged(charge, FATES_ALONE),
    lookUp: ({ id }) =>
      outside(async () => {
        const booked = charges.get(id);
        return booked ? toOutcome(booked.status) : 'unknown';
      }),
    cancel: ({ id, total }) =>
      outside(async () => {
        const booked = charges.get(id) ?? book(id, total, 'declined');
        if (booked.status === 'waiting') booked.status = 'declined';
        return booked.status === 'declined'
          ? { status: 'declined', decline: 'abandoned' }
          : toOutcome(booked.status);
      }),
    refund: ({ id, of, amount }) =>
      outside(async () => {
        if (!refunds.has(id)) {
          const booked = charges.get(of);
          const left = booked?.status === 'succeeded' ? booked.total - refundedOf(of) : 0;
          if (amount > left) complaints.push(`${amount} of ${left} cents of ${of} were to go back`);
          refunds.set(id, { of, amount });
        }
        return { ref: `re_${id}` };
      }),
    paysOut: true,
    payOut: ({ id, of, amount }) =>
      outside(async () => {
        const payout = payouts.get(id) ?? { of, amount, isRefused: chance.percent(25) };
        payouts.set(id, payout);
        return payout.isRefused ? 'refused' : { ref: `po_${id}` };
      }),
    readWebhook: async (body) => {
      const { chargeId, total, status } = JSON.parse(body) as Told;
      return { chargeId, total, outcome: toOutcome(status) };
    },
  };
  const balance: BookingProvider['balance'] = (of) =>
    [...charges.values()]
      .filter(({ id, status }) => status === 'succeeded' && of(id))
      .reduce((sum, { id, total }) => sum + total - refundedOf(id), 0);
  return { port, charges, told, decide, balance, refundedOf, paidOut, complaints };
}
