import { timingSafeEqual } from 'node:crypto';
import { getCharge } from './charge-store.ts';
import { updateEntryItem, getEntry } from './entries.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { AppError } from '../../platform/errors.ts';
import { keyedDigest } from '../../platform/security/tokens.ts';
import { retryOnConflict } from '../../platform/retry-on-conflict.ts';

/** How many more devices or accounts one payment lets in: a phone, a computer at home, one at work. */
const MOST_OTHERS = 3;

const macOf = async (chargeId: string) => (await keyedDigest('let-in', chargeId)).slice(0, 22);

/** Token of the link in a guest's receipt; admits a device to the paid quiz. */
export const newReceiptToken = async (chargeId: string): Promise<string> =>
  `${chargeId}.${await macOf(chargeId)}`;

async function chargeOf(token: string): Promise<string> {
  const [chargeId = '', mac = ''] = token.split('.');
  const [sent, made] = [Buffer.from(mac), Buffer.from(await macOf(chargeId))];
  if (sent.length !== made.length || !timingSafeEqual(sent, made)) throw new AppError('INVALID_LINK');
  return chargeId;
}

/**
 * Lets a payer in to a quiz by the link of somebody's receipt, once for ever.
 * @throws AppError INVALID_LINK, also where the money went back; INVALID_STATE where it has let in enough others
 */
export async function admitByReceipt(quizId: string, token: string, payer: string): Promise<void> {
  const chargeId = await chargeOf(token);
  await retryOnConflict(() => letInOnce(quizId, chargeId, payer));
}

/** True: it is let in. */
async function letInOnce(quizId: string, chargeId: string, payer: string): Promise<true | undefined> {
  const charge = await getCharge(chargeId);
  if (charge?.purpose !== 'entry' || charge.subject !== quizId || charge.status !== 'succeeded')
    throw new AppError('INVALID_LINK');
  if (charge.payer === payer) return true;
  const [paid, own] = await Promise.all([getEntry(quizId, charge.payer), getEntry(quizId, payer)]);
  if (paid?.status !== 'paid' || paid.chargeId !== chargeId) throw new AppError('INVALID_LINK');
  if (own?.status === 'paid') return true;
  if (own) throw new AppError('PAYMENT_RUNNING', { data: { chargeId: own.chargeId } });
  const { others = [], revision, ...rest } = paid;
  if (others.length >= MOST_OTHERS)
    throw new AppError('INVALID_STATE', {
      message: `This receipt has already let in ${MOST_OTHERS} other devices.`,
    });
  const failed = await transactWrite({
    receipt: updateEntryItem(
      { quizId, payer: charge.payer },
      { ...paid, revision },
      { ...rest, others: [...others, payer] },
    ),
    entry: updateEntryItem({ quizId, payer }, undefined, { status: 'paid', chargeId, of: charge.payer }),
  });
  return failed ? undefined : true;
}
