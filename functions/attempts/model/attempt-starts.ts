import type { AttemptKey } from '@quizhall/shared/model/attempts/attempt-id';
import {
  type Attempt,
  begunOf,
  getLatestAttempt,
  keyOf,
  type NewAttempt,
  newAttemptItem,
  toAttempt,
} from './attempts.ts';
import { updateIf } from '../../platform/dynamodb/commands.ts';
import { attemptKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';

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
  const failed = await transactWrite({
    previous: {
      ConditionCheck: {
        TableName,
        Key: attemptKey(quizId, participant, number - 1),
        ConditionExpression: 'attribute_exists(card) AND attribute_not_exists(doneAt)',
      },
    },
    attempt: { Put: { TableName, Item: item, ConditionExpression: 'attribute_not_exists(pk)' } },
  });
  if (!failed) return { begun: begunOf(attempt) };
  return { refused: failed === 'previous' ? 'done' : 'meanwhile' };
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

/** A running attempt goes on on another device; undefined when it has ended or moved elsewhere meanwhile. */
export async function moveAttempt(
  id: string,
  from: string | undefined,
  to: string | undefined,
): Promise<Attempt | undefined> {
  const { done, item } = await updateIf({
    Key: keyOf(id),
    UpdateExpression: 'SET device = :to',
    ConditionExpression: '#status = :running AND device = :from',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':running': 'in_progress', ':from': from, ':to': to },
    ReturnValues: 'ALL_NEW',
  });
  return done ? toAttempt(item) : undefined;
}
