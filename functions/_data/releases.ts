import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { Instant } from '@quizhall/shared/model/common';
import type { DisclosingQuiz } from '@quizhall/shared/rules/disclosure';
import * as z from 'zod';
import { type Attempt, type AttemptCard, keyOf } from './attempts.ts';
import { getMany } from './get-many.ts';
import { quizKey } from './keys.ts';
import type { newNotification } from './notifications.ts';
import type { newMail } from './outbox.ts';
import { refusedConditions, refusedItem, TableName, table } from './table.ts';

/** A deleted quiz has no code any more. */
type CodedQuiz = DisclosingQuiz & { code: string | undefined };

const PROJECTION = 'card.id, card.code, releasedAt, deletedAt, settings.showResultsImmediately';

const Disclosing = z
  .object({
    card: z.object({ id: z.string(), code: z.string() }),
    releasedAt: Instant.optional(),
    deletedAt: Instant.optional(),
    settings: z.object({ showResultsImmediately: z.boolean() }),
  })
  .transform(({ card, deletedAt, ...quiz }): [string, CodedQuiz] => [
    card.id,
    { ...quiz, code: deletedAt ? undefined : card.code },
  ]);

/** Q8: what several quizzes say of disclosing results, and their codes, by their ids; at half price, so a release may show a second later. */
export async function listDisclosing(quizIds: readonly string[]): Promise<Map<string, CodedQuiz>> {
  const items = await getMany([...new Set(quizIds)].map(quizKey), { projection: PROJECTION });
  return new Map(items.map((item) => Disclosing.parse(item)));
}

/** What tells somebody of a release. */
export type Telling = ReturnType<typeof newMail> | ReturnType<typeof newNotification>;

/**
 * A22: the result of an attempt is released, as it was read, in one transaction with what tells it. False: it has changed
 * meanwhile. What was told before is not told again.
 */
export async function releaseAttempt(
  { id, marks, status }: Pick<Attempt, 'id' | 'marks' | 'status'>,
  card: AttemptCard,
  tellings: readonly Telling[],
): Promise<boolean> {
  const asRead = marks === undefined ? 'attribute_not_exists(marks)' : 'marks = :marks';
  const Update = {
    TableName,
    Key: keyOf(id),
    UpdateExpression: 'SET #status = :status, card = :card',
    ConditionExpression: `#status = :was AND ${asRead} AND attribute_not_exists(card.released)`,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': card.status,
      ':card': card,
      ':was': status,
      ...(marks !== undefined && { ':marks': marks }),
    },
  };
  const Puts = tellings.map((Put) => ({ Put }));
  try {
    await table.send(new TransactWriteCommand({ TransactItems: [{ Update }, ...Puts] }));
    return true;
  } catch (error) {
    const refused = refusedConditions(error);
    if (!refused) throw error;
    if (refused.includes(0)) return false;
  }
  try {
    await table.send(new UpdateCommand(Update));
    return true;
  } catch (error) {
    if (refusedItem(error)) return false;
    throw error;
  }
}
