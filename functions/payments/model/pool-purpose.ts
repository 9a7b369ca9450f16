import { POSTINGS } from '@quizhall/shared/rules/payments/ledger';
import { endOf, prizeSummary, wantedPrize } from '@quizhall/shared/rules/payments/prize-pool';
import { newPoolLook } from '../../attempts/model/due-work.ts';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import { updatePoolItem, getPool } from './pools.ts';
import { forgetRecentQuiz, getQuiz, paidPrizeItem } from '../../quizzes/model/quizzes.ts';
import { now } from '../../platform/clock.ts';
import { hasPayee } from './payee-exists.ts';
import type { Purpose } from './purpose.ts';
import { poolReceiptMailItems } from './receipt-mail.ts';

/**
 * Money for the winners of a quiz. One that was deleted meanwhile, has ended, or belongs to nobody any more or to an organization that is deleted, wants none; a published one, whose winners get
 * all of it, none that is more than its prize by now.
 */
export const poolPurpose: Purpose = {
  paid: async (charge) => {
    const { id: chargeId, subject: quizId, payer, amount, fee, createdAt } = charge;
    const [quiz, pool] = await Promise.all([getQuiz(quizId), getPool(quizId)]);
    const end = quiz && endOf(quiz.schedule);
    const isOver = end === undefined || Date.parse(end) <= now();
    if (!quiz || isOver || pool.settlement || pool.pending?.chargeId !== chargeId) return 'unwanted';
    // Nobody could take it back.
    if (!(await hasPayee(quiz.ownerId))) return 'unwanted';
    const escrow = pool.escrow + amount;
    if (quiz.version > 0 && escrow > wantedPrize(quiz.prizePool)) return 'unwanted';
    forgetRecentQuiz(quizId);
    return {
      posting: POSTINGS.poolFunded(quizId, { amount, fee }),
      writes: [
        updatePoolItem(quizId, pool, {
          escrow,
          paid: [...pool.paid, { chargeId, amount, fee }],
          pending: undefined,
        }),
        paidPrizeItem(quiz, prizeSummary(quiz, escrow)),
        { Put: newPoolLook(quizId, now()) },
        ...(await poolReceiptMailItems(charge, quiz)),
        {
          Put: auditEntryItem({
            quizId,
            by: payer.replace(/^u_/, ''),
            kind: pool.escrow > 0 ? 'prizeRaised' : 'prizeFunded',
            data: { amount, total: escrow },
            cause: chargeId,
            at: Date.parse(createdAt),
          }),
        },
      ],
    };
  },
  failed: async ({ id, subject: quizId }) => {
    const pool = await getPool(quizId);
    return pool.pending?.chargeId === id ? [updatePoolItem(quizId, pool, { pending: undefined })] : [];
  },
};
