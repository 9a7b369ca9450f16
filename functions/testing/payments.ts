import { randomBytes } from 'node:crypto';
import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { formatAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import type { CardInput } from '@quizhall/shared/model/payments/payment';
import { CLAIM_MS } from '@quizhall/shared/rules/payments/settlement';
import { passesLuhn } from '@quizhall/shared/rules/payments/payment-card';
import { normalisePrizePool } from '@quizhall/shared/rules/quizzes/normalize-questions';
import { newChargeItem } from '../payments/model/charge-store.ts';
import { updateEntryItem } from '../payments/model/entries.ts';
import { transactWrite } from '../platform/dynamodb/transact-write.ts';
import { newPrizeItem, type StoredPrize } from '../payments/model/prizes.ts';
import { quizKey } from '../platform/dynamodb/keys.ts';
import { forgetRecentQuiz, getStoredQuiz } from '../quizzes/model/quizzes.ts';
import { TableName, table } from '../platform/dynamodb/table.ts';
import { now, nowIso } from '../platform/clock.ts';
import { randomText } from '../platform/security/random.ts';

const card = (cardNumber: string): CardInput => ({
  cardNumber,
  expiry: '12/49',
  cvv: '123',
  name: 'Ada Lovelace',
});

/** The cards that the simulated provider knows. */
export const CARDS = {
  good: card('4242 4242 4242 4242'),
  declined: card('4000 0000 0000 0002'),
  poor: card('4000 0000 0000 9995'),
  expired: card('4000 0000 0000 0069'),
  challenged: card('4000 0027 6000 3184'),
  /** Is charged once, and declined at the renewal. */
  declinedLater: card('4000 0000 0000 0341'),
};

/** Another good card each time: how often one may be tried in an hour is limited. */
export function anotherCard(): CardInput {
  const digits = `4111${String(Math.floor(Math.random() * 1e11)).padStart(11, '0')}`;
  const last = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].find((digit) => passesLuhn(`${digits}${digit}`));
  return card(`${digits}${last}`);
}

const FAR = { isScheduled: true, endDate: '2099-12-31T00:00:00.000Z' };

/** Has a quiz promise so many dollars, whatever its status; it ends when it says, or far away. */
export async function promisePrize(quizId: string, dollars: number): Promise<void> {
  const said = (await getStoredQuiz(quizId))?.schedule;
  const pool = normalisePrizePool({ enabled: true, totalAmount: dollars, distribution: '50/30/20' });
  await table.send(
    new UpdateCommand({
      TableName,
      Key: quizKey(quizId),
      UpdateExpression: 'SET prizePool = :pool, schedule = :schedule',
      ExpressionAttributeValues: { ':pool': pool, ':schedule': said?.endDate ? said : FAR },
    }),
  );
  forgetRecentQuiz(quizId);
}

/** A prize that a guest has won at a quiz. */
export async function somePrize(
  { id: quizId }: { id: string },
  status: StoredPrize['status'],
): Promise<string> {
  const id = randomBytes(32).toString('base64url');
  const prize: StoredPrize = {
    id,
    quizId,
    quizTitle: 'Capitals',
    attemptId: formatAttemptId({ quizId, participant: `g_${randomText(22)}`, number: 1 }),
    name: 'Mary',
    email: 'mary@example.com',
    place: 1,
    cents: 100,
    percentage: 80,
    seconds: 60,
    status,
    wonAt: now(),
    claimBy: now() + CLAIM_MS,
    claims: 0,
    revision: 0,
  };
  await table.send(new PutCommand(newPrizeItem(prize).Put));
  return id;
}

/** Somebody has paid five dollars to take a quiz; answers the payment's id. */
export async function paidEntry(quizId: string, payer = `g_${randomText(22)}`): Promise<string> {
  const id = randomText(43);
  await transactWrite({
    charge: newChargeItem({
      id,
      purpose: 'entry',
      subject: quizId,
      payer,
      email: 'bo@example.com',
      method: 'card',
      amount: 500,
      fee: 0,
      total: 500,
      refunded: 0,
      provider: 'simulated',
      status: 'succeeded',
      createdAt: nowIso(),
      paidAt: nowIso(),
      revision: 0,
    }),
    changedEntry: updateEntryItem({ quizId, payer }, undefined, { status: 'paid', chargeId: id }),
  });
  return id;
}
