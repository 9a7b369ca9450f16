import type { TakenDown } from '@quizhall/shared/model/quizzes/quiz';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { quizKey } from '../../platform/dynamodb/keys.ts';
import { forgetRecentQuiz } from './quizzes.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

interface Change {
  UpdateExpression: string;
  ConditionExpression: string;
  ExpressionAttributeValues?: Record<string, unknown>;
}

/** Condition of every change of a quiz. An archived quiz may still change. */
export const NOT_DELETED = 'attribute_exists(pk) AND attribute_not_exists(deletedAt)';

/**
 * Updates a quiz in one transaction with `beside`, and clears its cache in this process. Returns false if a
 * condition failed.
 */
export async function updateQuiz(quizId: string, change: Change, beside: Writes): Promise<boolean> {
  try {
    return !(await transactWrite({
      quiz: { Update: { TableName, Key: quizKey(quizId), ...change } },
      beside,
    }));
  } finally {
    forgetRecentQuiz(quizId);
  }
}

/** Hides a quiz from participants. Returns false if it is deleted or hidden already. */
export const takeDownQuiz = (quizId: string, takenDown: TakenDown, beside: Writes): Promise<boolean> =>
  updateQuiz(
    quizId,
    {
      UpdateExpression: 'SET card.takenDown = :takenDown',
      ConditionExpression: `${NOT_DELETED} AND attribute_not_exists(card.takenDown)`,
      ExpressionAttributeValues: { ':takenDown': takenDown },
    },
    beside,
  );

/** Shows a hidden quiz to participants again. Returns false if it is deleted or not hidden. */
export const putBackQuiz = (quizId: string, beside: Writes): Promise<boolean> =>
  updateQuiz(
    quizId,
    {
      UpdateExpression: 'REMOVE card.takenDown',
      ConditionExpression: `${NOT_DELETED} AND attribute_exists(card.takenDown)`,
    },
    beside,
  );

/** Sets whether the site features a quiz. False: the quiz is deleted or has that state already. */
export const featureQuiz = (quizId: string, isFeatured: boolean, beside: Writes): Promise<boolean> =>
  updateQuiz(
    quizId,
    {
      UpdateExpression: 'SET card.isFeatured = :to',
      ConditionExpression: `${NOT_DELETED} AND card.isFeatured = :from`,
      ExpressionAttributeValues: { ':to': isFeatured, ':from': !isFeatured },
    },
    beside,
  );
