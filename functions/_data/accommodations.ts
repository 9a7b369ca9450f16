import { ExtraTime } from '@quizhall/shared/model/accommodation';
import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { nowIso } from '../_platform/clock.ts';
import { allOf, deleteIf, putIf, updateIf } from './idioms.ts';
import { ACCOMMODATION_PREFIX, accommodationIndex, accommodationKey, quizPk } from './keys.ts';
import { type Attempt, keyOf, toAttempt } from './attempts.ts';
import { forgetRecentQuiz } from './quizzes.ts';

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

/** AE2: who has extra time at a quiz, with every change that was acknowledged. */
export async function listAccommodations(quizId: string): Promise<StoredAccommodation[]> {
  const items = await allOf({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
    ExpressionAttributeValues: { ':pk': quizPk(quizId), ':prefix': ACCOMMODATION_PREFIX },
    ConsistentRead: true,
  });
  return items.map((item) => Item.parse(item));
}

/** AE3: give somebody extra time, instead of what they have. */
export async function putAccommodation(
  quizId: string,
  who: Accommodated,
  extra: ExtraTime,
): Promise<StoredAccommodation> {
  const subject = subjectOf(who);
  const stored = { ...who, ...extra, since: nowIso() };
  try {
    await putIf({
      Item: {
        ...accommodationKey(quizId, subject),
        ...accommodationIndex(subject, quizId),
        ...stored,
        card: { quizId },
      },
    });
  } finally {
    forgetRecentQuiz(quizId);
  }
  return stored;
}

/** AE4: somebody has extra time no longer. False: they had none. */
export async function removeAccommodation(quizId: string, who: Accommodated): Promise<boolean> {
  try {
    const Key = accommodationKey(quizId, subjectOf(who));
    return await deleteIf({ Key, ConditionExpression: 'attribute_exists(pk)' });
  } finally {
    forgetRecentQuiz(quizId);
  }
}

/** AE5: a running attempt gets more time, if it runs and nobody else has given some. Undefined: it does not. */
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
