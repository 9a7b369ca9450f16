import { poolBill, type PoolStatus } from '@quizhall/shared/rules/payments/prize-pool';
import { toCents } from '@quizhall/shared/rules/money';
import { distributionOf, splitByWeight } from '@quizhall/shared/rules/payments/prizes';
import { listPostings, type StoredPosting } from '../model/ledger.ts';
import { getPool, type StoredPool } from '../model/pools.ts';
import { isTaken } from '../../results/model/roster.ts';
import { getCharge } from '../model/charge-store.ts';
import type { Quiz } from '../../quizzes/model/quizzes.ts';
import { poolBook } from '../model/ledger-books.ts';
import { toCharge } from '../model/charge-answer.ts';

const withTotal = (money: { amount: number; fee: number }) => ({ ...money, total: money.amount + money.fee });

export const poolBillOf = ({ prizePool }: Pick<Quiz, 'prizePool'>, { paid }: Pick<StoredPool, 'paid'>) =>
  poolBill(prizePool, paid);

function statusOf(pool: StoredPool, due: number): PoolStatus {
  if (pool.settlement?.state === 'settled') return pool.settlement.winners > 0 ? 'settled' : 'refunded';
  if (pool.pending) return 'processing';
  if (pool.settlement) return 'funded';
  return due === 0 && pool.escrow > 0 ? 'funded' : 'unfunded';
}

/** Of the payments that a ledger tells of, those of one payer. */
async function receiptsOf(postings: readonly StoredPosting[], payer: string): Promise<Set<string>> {
  const ids = postings.filter(({ reason }) => reason === 'poolFunded').map(({ cause }) => cause);
  const charges = await Promise.all(ids.map(getCharge));
  return new Set(charges.flatMap((charge) => (charge?.payer === payer ? charge.id : [])));
}

/** How the prize pool of a quiz stands, with its ledger, for somebody with this id. */
export async function getPoolAnswer(quiz: Pick<Quiz, 'id' | 'prizePool' | 'version'>, reader: string) {
  const { prizePool } = quiz;
  const [pool, postings] = await Promise.all([getPool(quiz.id), listPostings(poolBook(quiz.id))]);
  const { funded, due, spare } = poolBillOf(quiz, pool);
  const receipts = await receiptsOf(postings, `u_${reader}`);
  const chargeId = pool.pending?.chargeId ?? pool.paid.at(-1)?.chargeId;
  const charge = chargeId === undefined ? undefined : await getCharge(chargeId);
  return {
    status: statusOf(pool, due.amount),
    funded: withTotal(funded),
    due: withTotal(due),
    spare: withTotal(spare),
    isTaken: quiz.version > 0 && pool.escrow > 0 && (await isTaken(quiz.id, { consistent: false })),
    places: prizePool.enabled
      ? splitByWeight(toCents(prizePool.totalAmount), distributionOf(prizePool).shares)
      : [],
    charge: charge && toCharge(charge),
    ledger: postings.flatMap(({ id, at, reason, cause, legs }) =>
      legs.map(({ account, amount }) => ({
        id: `${id}#${account}`,
        account,
        amount,
        at: new Date(at).toISOString(),
        reason,
        ...(receipts.has(cause) && { receipt: cause }),
      })),
    ),
  };
}
