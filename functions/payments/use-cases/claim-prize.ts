import type { PayoutInput } from '@quizhall/shared/model/payments/prize';
import { payoutDetails, payoutProblems } from '@quizhall/shared/rules/payments/payout';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { updatePrizeItem, type StoredPrize } from '../model/prizes.ts';
import { newTransferItem } from '../model/transfers.ts';
import { now } from '../../platform/clock.ts';
import { AppError } from '../../platform/errors.ts';
import { sealText } from '../../platform/security/sealed-text.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';
import { poolBook } from '../model/ledger-books.ts';
import { isPrizeLost } from './prize-deadlines.ts';
import { getCurrentProvider } from '../model/providers.ts';
import { returnPrize } from './return-prize.ts';

const refuse = (message: string) => new AppError('INVALID_STATE', { message });

const NOT_NOW: Partial<Record<StoredPrize['status'], string>> = {
  held: 'This prize is being looked into. You are told as soon as it can be claimed.',
  claimed: 'You have claimed this prize already: the money is on its way.',
  paid: 'This prize has been paid.',
  returned: 'This prize can be claimed no longer: it has gone back.',
};

/**
 * Its winner says where the money of a prize goes: it leaves with the same write, once. The details are kept sealed, and no longer
 * than until the money is sent.
 * @throws AppError INVALID_INPUT, INVALID_STATE, PAYMENTS_OFF, PAYOUTS_OFF
 */
export async function claimPrize(prize: StoredPrize, input: PayoutInput): Promise<StoredPrize> {
  const { id, quizId, status, claimBy, cents, claims } = prize;
  if (status !== 'claimable') throw refuse(NOT_NOW[status] ?? '');
  if (now() >= claimBy) throw refuse('The time to claim this prize is over.');
  const problems = payoutProblems(input);
  if (Object.keys(problems).length > 0) throw new AppError('INVALID_INPUT', { errors: problems });
  const provider = getCurrentProvider();
  if (!provider.paysOut) throw new AppError('PAYOUTS_OFF');
  if (await isPrizeLost(prize)) {
    await returnPrize(prize, 'annulled');
    throw refuse('Your attempt was annulled, so its prize has gone back.');
  }
  const at = now();
  const changes = { status: 'claimed' as const, claimedAt: at, claims: claims + 1, refused: undefined };
  const failed = await transactWrite({
    prize: updatePrizeItem(prize, changes),
    transfer: newTransferItem({
      id: await keyedDigest('payout', `${id}#${claims}`),
      kind: 'payout',
      of: id,
      amount: cents,
      provider: provider.name,
      book: poolBook(quizId),
      at,
      details: await sealText('payout', JSON.stringify(payoutDetails(input))),
    }),
  });
  if (failed) throw refuse(NOT_NOW.claimed ?? '');
  return { ...prize, ...changes, revision: prize.revision + 1 };
}
