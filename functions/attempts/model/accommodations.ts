import { ExtraTime } from '@quizhall/shared/model/attempts/accommodation';
import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { now, nowIso } from '../../platform/clock.ts';
import { auditEntryItem } from '../../quizzes/model/audit.ts';
import { queryAll, updateIf, withPrefix } from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import {
  ACCOMMODATION_PREFIX,
  accommodationIndex,
  accommodationKey,
  quizPk,
} from '../../platform/dynamodb/keys.ts';
import { type Attempt, keyOf, toAttempt } from './attempts.ts';
import { forgetRecentQuiz } from '../../quizzes/model/quizzes.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const Item = ExtraTime.extend({
  email: z.string().optional(),
  userId: z.string().optional(),
  since: Instant,
});
export type StoredAccommodation = z.output<typeof Item>;

export interface Accommodated {
  email?: string | undefined;
  userId?: string | undefined;
}

/** How somebody is named in keys. */
const subjectOf = ({ email, userId }: Accommodated): string =>
  userId === undefined ? `e_${(email ?? '').toLowerCase()}` : `u_${userId}`;

/** `by`: the id of whoever gives the time or, without any, takes it away. */
const toldOf = (quizId: string, who: Accommodated, by: string, extra?: ExtraTime) =>
  auditEntryItem({
    quizId,
    by,
    at: now(),
    cause: `${quizId}#${subjectOf(who)}#${JSON.stringify(extra)}`,
    kind: 'extraTime',
    data: { extra, userId: who.userId },
  });

/** Who has extra time at a quiz, with every change that was acknowledged. */
export async function listAccommodations(quizId: string): Promise<StoredAccommodation[]> {
  const items = await queryAll({
    ...withPrefix(quizPk(quizId), ACCOMMODATION_PREFIX),
    ConsistentRead: true,
  });
  return items.map((item) => Item.parse(item));
}

/** Give somebody extra time, instead of what they have, with its entry of the audit. */
export async function putAccommodation(
  quizId: string,
  who: Accommodated,
  extra: ExtraTime,
  by: string,
): Promise<StoredAccommodation> {
  const subject = subjectOf(who);
  const stored = { ...who, ...extra, since: nowIso() };
  try {
    const Item = {
      ...accommodationKey(quizId, subject),
      ...accommodationIndex(subject, quizId),
      ...stored,
      card: { quizId },
    };
    // Refused only where the same was given in the same instant.
    await transactWrite({
      accommodation: { Put: { TableName, Item } },
      audit: { Put: toldOf(quizId, who, by, extra) },
    });
  } finally {
    forgetRecentQuiz(quizId);
  }
  return stored;
}

/** Removes a participant's extra time and writes the audit entry. False: there was none. */
export async function removeAccommodation(quizId: string, who: Accommodated, by: string): Promise<boolean> {
  try {
    const Key = accommodationKey(quizId, subjectOf(who));
    const Delete = { TableName, Key, ConditionExpression: 'attribute_exists(pk)' };
    return !(await transactWrite({ accommodation: { Delete }, audit: { Put: toldOf(quizId, who, by) } }));
  } finally {
    forgetRecentQuiz(quizId);
  }
}

/** A running attempt gets more time, if it runs and nobody else has given some. Undefined: it does not. */
export async function extendAttempt(
  { id, deadlineAt }: Attempt,
  { until, extra }: { until: number; extra: ExtraTime },
): Promise<Attempt | undefined> {
  const { done, item } = await updateIf({
    Key: keyOf(id),
    UpdateExpression: 'SET deadlineAt = :until, extra = :extra',
    ConditionExpression: '#status = :running AND deadlineAt = :known',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ':until': until,
      ':extra': extra,
      ':running': 'in_progress',
      ':known': deadlineAt,
    },
    ReturnValues: 'ALL_NEW',
  });
  return done ? toAttempt(item) : undefined;
}
