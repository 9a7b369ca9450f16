import { utcDay } from '@quizhall/shared/rules/aggregate';
import {
  type InAndOut,
  type LedgerSums,
  mergeLedgerSums,
  SUMMED,
  sumLegs,
} from '@quizhall/shared/rules/payments/ledger-sums';
import { type Money, PAID_STATUSES } from './audit-items.ts';

const NOTHING: InAndOut = { in: 0, out: 0 };

/** Differences between the ledger totals of the stream, the postings, and charges and payouts. */
export function totalsFindings(money: Money): string[] {
  const kept = new Map(
    [...Map.groupBy(money.sums, ({ day }) => day)].map(([day, parts]) => [
      day,
      mergeLedgerSums(parts.map(({ sums }) => sums)),
    ]),
  );
  const entered = new Map(
    [...Map.groupBy(money.postings, ({ at }) => utcDay(at))].map(([day, postings]) => [
      day,
      sumLegs(postings.flatMap(({ legs }) => legs)),
    ]),
  );
  const days = [...new Set([...kept.keys(), ...entered.keys()])].toSorted();
  return [
    ...days.flatMap((day) => dayFindings(day, kept.get(day) ?? {}, entered.get(day) ?? {})),
    ...chargedFindings(money, mergeLedgerSums(kept.values())),
  ];
}

const dayFindings = (day: string, kept: LedgerSums, entered: LedgerSums): string[] =>
  SUMMED.flatMap((name) => {
    const [is, due] = [kept[name] ?? NOTHING, entered[name] ?? NOTHING];
    return is.in === due.in && is.out === due.out
      ? []
      : [`${name} of ${day}: summed up ${inWords(is)}, in the ledger ${inWords(due)}`];
  });

const inWords = (sums: InAndOut): string => `${sums.in} cents in and ${sums.out} out`;

const total = <Item>(items: readonly Item[], cents: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + cents(item), 0);

/** The same money once more, told by what people paid and got, past the ledger. */
function chargedFindings({ charges, transfers }: Money, sums: LedgerSums): string[] {
  const paid = charges.filter(({ status }) => PAID_STATUSES.includes(status));
  const payouts = transfers.filter(({ kind, status }) => kind === 'payout' && status === 'sent');
  const [cash, refunds] = [sums.cash ?? NOTHING, sums.refunds ?? NOTHING];
  const returned = total(charges, (charge) => charge.returned);
  const told: [what: string, summed: number, due: number][] = [
    ['was paid', cash.in, total(paid, (charge) => charge.total)],
    ['was sent back or paid out', cash.out, returned + total(payouts, ({ amount }) => amount)],
    ['was to be given back', refunds.in, total(charges, ({ refunded }) => refunded)],
    ['was given back', refunds.out, returned],
  ];
  return told.flatMap(([what, summed, due]) =>
    summed === due ? [] : [`Of what ${what}, ${summed} cents are summed up, and ${due} by its payments`],
  );
}
