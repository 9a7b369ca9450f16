/** Money is whole US cents; forms and the API of quizzes write dollars. */
export const toCents = (dollars: number): number => Math.round(dollars * 100);

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
