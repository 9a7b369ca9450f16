import type { SiteLanguage } from '@quizhall/shared/model/enums';
import type { PayInput } from '@quizhall/shared/model/payments/payment';
import { toCents } from '@quizhall/shared/rules/money';
import { updateEntryItem, getEntry, type StoredEntry } from '../model/entries.ts';
import type { LiveQuiz } from '../../quizzes/model/quiz-cache.ts';
import { AppError } from '../../platform/errors.ts';
import { beginCharge, paymentRunningError } from '../model/begin-charge.ts';

/**
 * Begins to pay the entry to a quiz, at the price that the quiz has now, one payment of each payer at a time.
 * @throws AppError INVALID_STATE where nothing is due, and as `beginCharge`
 */
export async function payEntry(
  { id: quizId, title, code, settings }: Pick<LiveQuiz, 'id' | 'title' | 'code' | 'settings'>,
  { language, ...by }: PayInput & { payer: string; email: string; language: SiteLanguage; cause: string },
) {
  const amount = toCents(settings.price);
  if (!settings.isPaid || amount <= 0)
    throw new AppError('INVALID_STATE', { message: 'This quiz costs nothing.' });
  const { payer } = by;
  const unpaid = (entry: StoredEntry | undefined) => {
    if (entry?.status === 'paid')
      throw new AppError('INVALID_STATE', { message: 'You have already paid for this quiz.' });
    return entry;
  };
  const running = unpaid(await getEntry(quizId, payer))?.chargeId;
  return beginCharge(
    { ...by, amount, fee: 0, purpose: 'entry', subject: quizId, details: { title, code, language } },
    {
      running,
      take: async (chargeId) => {
        const now = unpaid(await getEntry(quizId, payer));
        if (now && now.chargeId !== chargeId) throw paymentRunningError(now.chargeId);
        return [updateEntryItem({ quizId, payer }, now, { status: 'pending', chargeId })];
      },
    },
  );
}
