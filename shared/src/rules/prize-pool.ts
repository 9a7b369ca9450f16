import { poolCharge, toCents } from './money.ts';

export const POOL_STATUSES = ['unfunded', 'processing', 'funded', 'settled', 'refunded'] as const;
export type PoolStatus = (typeof POOL_STATUSES)[number];

interface Paid {
  amount: number;
  fee: number;
}

/** What is paid and what is still due of a prize pool, in cents. `totalAmount` in dollars, as the quiz has it. */
export function poolBill(
  { enabled, totalAmount }: { enabled: boolean; totalAmount: number },
  paid: readonly Paid[],
): { funded: Paid; due: Paid } {
  const sum = (what: keyof Paid) => paid.reduce((total, one) => total + one[what], 0);
  const funded = { amount: sum('amount'), fee: sum('fee') };
  const { pool, fee } = poolCharge(enabled ? toCents(totalAmount) : 0);
  const amount = Math.max(0, pool - funded.amount);
  return { funded, due: { amount, fee: amount === 0 ? 0 : Math.max(0, fee - funded.fee) } };
}
