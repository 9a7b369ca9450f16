import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { refusedAttempt, type Attempt, type AttemptCard, getAttempt, keyOf, toAttempt } from './attempts.ts';
import type { newAuditEntry } from './audit.ts';
import { writeTogether } from './idioms.ts';
import { TableName, table } from './table.ts';

/** New marks of an attempt and what follows from them. */
export interface Remarked extends Pick<AttemptCard, 'percentage' | 'passed' | 'earned'> {
  /** Packed, see `grading/mark-codec.ts`. */
  marks: string;
  /** What graders say of answers, by position; left out, it stays. */
  comments?: Record<string, string> | undefined;
}

/**
 * A12: replace the marks of a finished attempt, if they and who finished it are still what was read (a late hand-in often
 * earns the same), and nothing that the participant sends can replace them; comments only over those that were read. The rest of
 * the card stays as it is: it may have been released meanwhile. `at` in epoch ms. With its entry of the audit it is one
 * transaction and a read. Not done: answers the attempt as it is.
 * @throws when there is no such attempt
 */
export async function replaceMarks(
  attempt: Pick<Attempt, 'id' | 'marks' | 'comments' | 'finishedBy'>,
  { marks, percentage, passed, earned, comments }: Remarked,
  at: number,
  audit?: ReturnType<typeof newAuditEntry>,
): Promise<{ done: boolean; attempt: Attempt }> {
  const asRead = attempt.marks === undefined ? 'attribute_not_exists(marks)' : 'marks = :asRead';
  const commentsRead = attempt.comments ? 'comments = :commentsRead' : 'attribute_not_exists(comments)';
  const sameComments = comments ? ` AND ${commentsRead}` : '';
  const sameFinish = attempt.finishedBy ? 'finishedBy = :finishedBy' : 'attribute_not_exists(finishedBy)';
  const isFinal = '(finishedBy = :participant OR attribute_not_exists(card.finalAt) OR card.finalAt < :at)';
  const Update = {
    TableName,
    Key: keyOf(attempt.id),
    UpdateExpression: `SET marks = :marks, card.percentage = :percentage, card.passed = :passed${earned ? ', card.earned = :earned' : ''}${comments ? ', comments = :comments' : ''}${earned ? '' : ' REMOVE card.earned'}`,
    ConditionExpression: `attribute_exists(card) AND ${asRead} AND ${sameFinish} AND ${isFinal}${sameComments}`,
    ExpressionAttributeValues: {
      ':marks': marks,
      ':percentage': percentage,
      ':passed': passed,
      ...(earned && { ':earned': earned }),
      ...(comments && { ':comments': comments }),
      ...(comments && attempt.comments && { ':commentsRead': attempt.comments }),
      ':participant': 'participant',
      ':at': at,
      ...(attempt.marks !== undefined && { ':asRead': attempt.marks }),
      ...(attempt.finishedBy && { ':finishedBy': attempt.finishedBy }),
    },
  };
  if (audit) {
    const done = await writeTogether([{ Update }, { Put: audit }]);
    const stands = await getAttempt(attempt.id);
    if (!stands) throw new Error(`No attempt ${attempt.id}`);
    return { done, attempt: stands };
  }
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        ...Update,
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return { done: true, attempt: toAttempt(Attributes) };
  } catch (error) {
    return { done: false, attempt: refusedAttempt(error) };
  }
}
