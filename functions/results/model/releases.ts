import { Instant } from '@quizhall/shared/model/common';
import type { DisclosingQuiz } from '@quizhall/shared/rules/attempts/disclosure';
import * as z from 'zod';
import { type Attempt, type AttemptCard, keyOf } from '../../attempts/model/attempts.ts';
import type { auditEntryItem } from '../../quizzes/model/audit.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { quizKey } from '../../platform/dynamodb/keys.ts';
import type { newNotificationItem } from '../../notifications/model/notifications.ts';
import type { newMailItem } from '../../notifications/model/outbox.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

/** A deleted quiz has no code any more. */
type CodedQuiz = DisclosingQuiz & { code: string | undefined };

const PROJECTION =
  'card.id, card.code, card.#pool.settled, card.#pool.#total, releasedAt, deletedAt, settings.showResultsImmediately';
const NAMES = { '#pool': 'pool', '#total': 'total' };

const Disclosing = z
  .object({
    card: z.object({
      id: z.string(),
      code: z.string(),
      pool: z.object({ settled: z.literal(true).optional() }).optional(),
    }),
    releasedAt: Instant.optional(),
    deletedAt: Instant.optional(),
    settings: z.object({ showResultsImmediately: z.boolean() }),
  })
  .transform(({ card, deletedAt, ...quiz }): [string, CodedQuiz] => [
    card.id,
    { ...quiz, pool: card.pool, code: deletedAt ? undefined : card.code },
  ]);

/** Disclosure settings and codes of several quizzes by id. Eventually consistent: a release can show a second later. */
export async function listDisclosing(quizIds: readonly string[]): Promise<Map<string, CodedQuiz>> {
  const items = await getItems([...new Set(quizIds)].map(quizKey), { projection: PROJECTION, names: NAMES });
  return new Map(items.map((item) => Disclosing.parse(item)));
}

/** What tells somebody of a release. */
export type Telling = ReturnType<typeof newMailItem> | ReturnType<typeof newNotificationItem>;

const UNTOUCHED = 'attribute_not_exists(card.released) AND attribute_not_exists(annulled)';

/**
 * The result of an attempt is released, as it was read, in one transaction with its entry of the audit and with what
 * tells it. The rest of its card stays as it is. False: it has changed meanwhile. What was told before is not told again.
 */
export async function releaseAttempt(
  { id, marks, status }: Pick<Attempt, 'id' | 'marks' | 'status'>,
  card: AttemptCard,
  audit: ReturnType<typeof auditEntryItem>,
  tellings: readonly Telling[],
): Promise<boolean> {
  const asRead = marks === undefined ? 'attribute_not_exists(marks)' : 'marks = :marks';
  const Update = {
    TableName,
    Key: keyOf(id),
    UpdateExpression: 'SET #status = :status, card.#status = :status, card.released = :released',
    ConditionExpression: `#status = :was AND card.completedAt = :completedAt AND ${asRead} AND ${UNTOUCHED}`,
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':status': card.status,
      ':released': true,
      ':completedAt': card.completedAt,
      ':was': status,
      ...(marks !== undefined && { ':marks': marks }),
    },
  };
  return !(await transactWrite(
    { attempt: { Update }, audit: { Put: audit } },
    { skippable: tellings.map((Put) => ({ Put })) },
  ));
}
