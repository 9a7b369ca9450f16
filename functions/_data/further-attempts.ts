import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { AttemptKey } from '@quizhall/shared/model/attempt-id';
import { type Attempt, begunOf, getLatestAttempt, type NewAttempt, newAttemptItem } from './attempts.ts';
import { updateIf } from './commands.ts';
import { attemptKey } from './keys.ts';
import { refusedConditions, TableName, table } from './table.ts';

/**
 * Begin an attempt after a finished one, unless the participant has given up further attempts. Both in one
 * transaction: whoever has seen the answers can never begin again, however the two requests meet. Answers whose
 * condition refused it, or `meanwhile` where another start of the same participant was at it.
 */
export async function beginFurtherAttempt(
  attempt: NewAttempt,
): Promise<{ begun: Attempt } | { refused: 'done' | 'meanwhile' }> {
  const { quizId, participant, number } = attempt;
  const item = newAttemptItem(attempt);
  try {
    await table.send(
      new TransactWriteCommand({
        TransactItems: [
          {
            ConditionCheck: {
              TableName,
              Key: attemptKey(quizId, participant, number - 1),
              ConditionExpression: 'attribute_exists(card) AND attribute_not_exists(doneAt)',
            },
          },
          { Put: { TableName, Item: item, ConditionExpression: 'attribute_not_exists(pk)' } },
        ],
      }),
    );
    return { begun: begunOf(attempt) };
  } catch (error) {
    if (refusedConditions(error)?.includes(0)) return { refused: 'done' };
    if (error instanceof Error && error.name === 'TransactionCanceledException')
      return { refused: 'meanwhile' };
    throw error;
  }
}

/**
 * Give up further attempts after this one, if it is finished for good. Answers the latest attempt as it is after
 * that: none can begin any more, but one that began at the same moment has no such mark. Undefined where late answers
 * may still change this one.
 */
export async function giveUpFurtherAttempts(
  { quizId, participant, number }: AttemptKey,
  at: number,
): Promise<Attempt | undefined> {
  const { done } = await updateIf({
    Key: attemptKey(quizId, participant, number),
    UpdateExpression: 'SET doneAt = if_not_exists(doneAt, :at)',
    ConditionExpression:
      'attribute_exists(card) AND (attribute_not_exists(card.finalAt) OR card.finalAt < :at)',
    ExpressionAttributeValues: { ':at': at },
  });
  if (!done) return undefined;
  return getLatestAttempt(quizId, participant);
}
