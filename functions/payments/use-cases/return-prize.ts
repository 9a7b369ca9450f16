import { POSTINGS } from '@quizhall/shared/rules/payments/ledger';
import type { ReturnReason } from '@quizhall/shared/model/payments/prize';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import { getCharge } from '../model/charge-store.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { newPostingItem } from '../model/ledger.ts';
import { updatePoolItem, getPool } from '../model/pools.ts';
import { updatePrizeItem, type StoredPrize } from '../model/prizes.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { poolBook } from '../model/ledger-books.ts';
import { prizeRefundItems } from './give-back-prize.ts';
import { notifyPoolOwnerItems } from '../model/notify-pool-owner.ts';
import { notifyWinnerItems } from './notify-winner.ts';

/**
 * A prize goes back to whoever paid the pool, without the fee: it leaves its winner, enters escrow and leaves it, in one transaction
 * with what tells both. False: something has changed meanwhile, look again.
 */
export async function returnPrize(prize: StoredPrize, why: ReturnReason): Promise<boolean> {
  const { id, quizId, cents, place, attemptId } = prize;
  const at = now();
  const pool = await getPool(quizId);
  const { paid, writes } = await prizeRefundItems(quizId, pool, {
    amount: cents,
    isWon: true,
    cause: `prize#${id}`,
  });
  const changes = { status: 'returned' as const, returned: why, returnedAt: at };
  const after = { ...prize, ...changes, revision: prize.revision + 1 };
  return !(await transactWrite(
    {
      prize: updatePrizeItem(prize, changes),
      pool: updatePoolItem(quizId, pool, { paid }),
      // Before what leaves escrow again in the same moment.
      posting: newPostingItem(poolBook(quizId), POSTINGS.prizeReturned(quizId, id, cents), {
        cause: id,
        at: at - 1,
      }),
      writes,
      audit: {
        Put: auditEntryItem({
          quizId,
          submissionId: attemptId,
          at,
          cause: id,
          kind: 'prizeReturned',
          data: { why, place, cents },
        }),
      },
    },
    {
      skippable: [
        ...(await notifyWinnerItems(after, why)),
        ...(await ownerNews(pool.paid[0]?.chargeId, after)),
      ],
    },
  ));
}

async function ownerNews(chargeId: string | undefined, { id, quizId, cents }: StoredPrize) {
  const [quiz, charge] = await Promise.all([
    getStoredQuiz(quizId),
    chargeId === undefined ? undefined : getCharge(chargeId),
  ]);
  return quiz ? notifyPoolOwnerItems(quiz, 'returned', { cents, cause: id, payer: charge?.payer }) : [];
}
