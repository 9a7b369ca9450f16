import type { LedgerLine } from '@quizhall/shared/model/payments/payment';

export interface LedgerRow {
  id: string;
  at: string;
  reason: string;
  /** Receipt of the payment, if the user made it. */
  receipt?: string | undefined;
  /** Amount moved, in cents. */
  amount: number;
  /** Change of each account's balance, in cents. */
  legs: { account: string; amount: number }[];
}

/**
 * Returns the entries of a ledger, newest first. In line ids, the entry precedes `#`; in account names, the owner
 * follows `:`.
 */
export function ledgerRows(lines: readonly LedgerLine[]): LedgerRow[] {
  const rows = new Map<string, LedgerRow>();
  for (const { id: lineId, account, amount, at, reason, receipt } of lines) {
    const id = lineId.slice(0, lineId.indexOf('#'));
    const row = rows.get(id) ?? { id, at, reason, receipt, amount: 0, legs: [] };
    row.amount += Math.max(0, amount);
    // Credits increase liability accounts. Debits increase the cash account.
    row.legs.push({ account: account.replace(/:.*$/, ''), amount: account === 'cash' ? amount : -amount });
    rows.set(id, row);
  }
  return [...rows.values()].toReversed();
}
