import type { Feedback } from '@quizhall/shared/model/feedback';
import { now } from '../_platform/clock.ts';
import { AppError } from '../_platform/errors.ts';
import { keyOf } from './attempts.ts';
import { updateIf } from './commands.ts';

/**
 * Keep what a participant says of the quiz with the attempt, if it is finished; said again, it replaces. The stream
 * consumer adds the rating to the quiz's sums as it does with scores: the old one goes, the new one comes. Answers when.
 * @throws AppError NOT_FOUND, IN_PROGRESS, INVALID_STATE once its answers were deleted
 */
export async function giveFeedback(attemptId: string, feedback: Feedback): Promise<number> {
  const at = now();
  const { done, item } = await updateIf({
    Key: keyOf(attemptId),
    UpdateExpression: 'SET feedback = :feedback',
    ConditionExpression: 'attribute_exists(card) AND attribute_not_exists(erased)',
    ExpressionAttributeValues: { ':feedback': { ...feedback, at } },
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
  });
  if (item?.['erased'] && !done) throw new AppError('INVALID_STATE');
  if (!done) throw new AppError(item ? 'IN_PROGRESS' : 'NOT_FOUND');
  return at;
}
