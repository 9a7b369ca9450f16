import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import {
  refusedAttempt,
  type Attempt,
  type AttemptCard,
  getAttempt,
  keyOf,
  toAttempt,
} from '../../attempts/model/attempts.ts';
import type { auditEntryItem } from '../../quizzes/model/audit.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

/** New marks of an attempt and what follows from them. */
export interface Remarked extends Pick<AttemptCard, 'percentage' | 'passed' | 'earned'> {
  /** Packed, see `rules/grading/mark-codec.ts`. */
  marks: string;
  /** What graders say of answers, by position; left out, it stays. */
  comments?: Record<string, string> | undefined;
}

/** An attempt as far as new marks depend on what was read of it. */
export type Marked = Pick<Attempt, 'id' | 'marks' | 'comments' | 'finishedBy'>;

/** What a write of marks says and demands beside them. */
export interface More {
  sets?: readonly string[];
  conditions?: readonly string[];
  names?: Record<string, string>;
  values?: Record<string, unknown>;
}

/** An attempt has a result that nobody has annulled. */
const COUNTS = 'attribute_exists(card) AND attribute_not_exists(annulled)';

/**
 * The update that replaces the marks of a finished attempt, if they and who finished it are still what was read (a late
 * hand-in often earns the same). The rest of the card stays as it is: it may have been released meanwhile.
 */
export function marksUpdate(
  attempt: Marked,
  { marks, percentage, passed, earned }: Remarked,
  { sets = [], conditions = [], names, values }: More,
) {
  const asRead = attempt.marks === undefined ? 'attribute_not_exists(marks)' : 'marks = :asRead';
  const sameFinish = attempt.finishedBy ? 'finishedBy = :finishedBy' : 'attribute_not_exists(finishedBy)';
  const set = [
    'marks = :marks',
    'card.percentage = :percentage',
    'card.passed = :passed',
    ...(earned ? ['card.earned = :earned'] : []),
    ...sets,
  ];
  return {
    TableName,
    Key: keyOf(attempt.id),
    UpdateExpression: `SET ${set.join(', ')}${earned ? '' : ' REMOVE card.earned'}`,
    ConditionExpression: [COUNTS, asRead, sameFinish, ...conditions].join(' AND '),
    ...(names && { ExpressionAttributeNames: names }),
    ExpressionAttributeValues: {
      ':marks': marks,
      ':percentage': percentage,
      ':passed': passed,
      ...(earned && { ':earned': earned }),
      ...(attempt.marks !== undefined && { ':asRead': attempt.marks }),
      ...(attempt.finishedBy && { ':finishedBy': attempt.finishedBy }),
      ...values,
    },
  };
}

/**
 * Replace the marks of a finished attempt by what a person gave, if nothing that the participant sends can replace
 * them; comments only over those that were read. `at` in epoch ms. With its entry of the audit it is one
 * transaction and a read. Not done: answers the attempt as it is.
 * @throws when there is no such attempt
 */
export async function replaceMarks(
  attempt: Marked,
  remarked: Remarked,
  at: number,
  audit?: ReturnType<typeof auditEntryItem>,
): Promise<{ done: boolean; attempt: Attempt }> {
  const { comments } = remarked;
  const commentsRead = attempt.comments ? 'comments = :commentsRead' : 'attribute_not_exists(comments)';
  const isFinal = '(finishedBy = :participant OR attribute_not_exists(card.finalAt) OR card.finalAt < :at)';
  const Update = marksUpdate(attempt, remarked, {
    sets: comments ? ['comments = :comments'] : [],
    conditions: [isFinal, ...(comments ? [commentsRead] : [])],
    values: {
      ...(comments && { ':comments': comments }),
      ...(comments && attempt.comments && { ':commentsRead': attempt.comments }),
      ':participant': 'participant',
      ':at': at,
    },
  });
  if (audit) {
    const failed = await transactWrite({ attempt: { Update }, audit: { Put: audit } });
    const stands = await getAttempt(attempt.id);
    if (!stands) throw new Error(`No attempt ${attempt.id}`);
    return { done: !failed, attempt: stands };
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
