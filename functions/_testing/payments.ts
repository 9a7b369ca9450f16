import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CardInput } from '@quizhall/shared/model/payment';
import { normalisePrizePool } from '@quizhall/shared/rules/normalise';
import { quizKey } from '../_data/keys.ts';
import { forgetRecentQuiz } from '../_data/quizzes.ts';
import { TableName, table } from '../_data/table.ts';

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
};

/** Has a quiz promise so many dollars, whatever its status. */
export async function promisePrize(quizId: string, dollars: number): Promise<void> {
  const pool = normalisePrizePool({ enabled: true, totalAmount: dollars, distribution: '50/30/20' });
  await table.send(
    new UpdateCommand({
      TableName,
      Key: quizKey(quizId),
      UpdateExpression: 'SET prizePool = :pool',
      ExpressionAttributeValues: { ':pool': pool },
    }),
  );
  forgetRecentQuiz(quizId);
}
