import { POSTINGS } from '@quizhall/shared/rules/payments/ledger';
import { updateEntryItem, getEntry, deleteEntryItem } from './entries.ts';
import { getStoredQuiz } from '../../quizzes/model/quizzes.ts';
import type { Purpose } from './purpose.ts';
import { receiptMailItems } from './receipt-mail.ts';

/**
 * The entry to a quiz. A quiz that is deleted or archived by now lets nobody in, and a payer whose place another payment has
 * taken pays once: that money goes back.
 */
export const entryPurpose: Purpose = {
  paid: async (charge) => {
    const { id: chargeId, subject: quizId, payer, amount } = charge;
    const [quiz, before] = await Promise.all([getStoredQuiz(quizId), getEntry(quizId, payer)]);
    if (!quiz || quiz.deletedAt || quiz.status === 'archived') return 'unwanted';
    if (before && before.chargeId !== chargeId) return 'unwanted';
    return {
      posting: POSTINGS.entryPaid(quizId, amount),
      writes: [
        updateEntryItem({ quizId, payer }, before, { status: 'paid', chargeId }),
        ...(await receiptMailItems(charge, quiz)),
      ],
    };
  },
  failed: async ({ id, subject: quizId, payer }) => {
    const before = await getEntry(quizId, payer);
    return before?.chargeId === id ? [deleteEntryItem({ quizId, payer }, before)] : [];
  },
};
