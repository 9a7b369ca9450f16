/** Money is whole US cents; forms and the API of quizzes write dollars. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents as mails write them: `$1,234.50`. */
export const inDollars = (cents: number): string => DOLLARS.format(cents / 100);

export interface PoolCharge {
  /** What winners get. */
  pool: number;
  /** 10 percent of the pool, on top of it; half a cent is rounded up. */
  fee: number;
  /** What the creator pays. */
  total: number;
}

/** All in cents. */
export function poolCharge(pool: number): PoolCharge {
  const fee = Math.round(pool / 10);
  return { pool, fee, total: pool + fee };
}
