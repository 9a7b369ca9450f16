import type { ExtraTime } from '@quizhall/shared/model/accommodation';
import { parseAttemptId } from '@quizhall/shared/model/attempt-id';
import { type Attempt, type AttemptCard, keyOf } from './attempts.ts';
import type { newAuditEntry } from './audit.ts';
import { writeTogether } from './idioms.ts';
import { ANNULLED, attemptKey, finishedIndex } from './keys.ts';
import type { newNotification } from './notifications.ts';
import type { newMail } from './outbox.ts';
import { TableName } from './table.ts';

/** What is written with a change of an attempt, in one transaction: the entry of the audit, and what tells its participant. */
export type Beside = readonly (
  | ReturnType<typeof newAuditEntry>
  | ReturnType<typeof newNotification>
  | ReturnType<typeof newMail>
)[];

interface Change {
  set?: Record<string, unknown>;
  remove?: readonly string[];
  /** On which state; its names are those of the attributes. */
  when: string;
  values?: Record<string, unknown>;
}

function updateOf(id: string, { set = {}, remove = [], when, values = {} }: Change) {
  const sets = Object.keys(set).map((name) => `#${name} = :set_${name}`);
  const names = [...Object.keys(set), ...remove, 'status', 'card'];
  const parts = [
    sets.length > 0 && `SET ${sets.join(', ')}`,
    remove.length > 0 && `REMOVE ${remove.map((name) => `#${name}`).join(', ')}`,
  ];
  const UpdateExpression = parts.filter(Boolean).join(' ');
  const used = `${UpdateExpression} ${when}`;
  return {
    Update: {
      TableName,
      Key: keyOf(id),
      UpdateExpression,
      ConditionExpression: when,
      ExpressionAttributeNames: Object.fromEntries(
        [...new Set(names)]
          .filter((name) => new RegExp(`#${name}\\b`).test(used))
          .map((name) => [`#${name}`, name]),
      ),
      ExpressionAttributeValues: {
        ...Object.fromEntries(Object.entries(set).map(([name, value]) => [`:set_${name}`, value])),
        ...values,
      },
    },
  };
}

const together = (updates: Parameters<typeof writeTogether>[0], beside: Beside) =>
  writeTogether([...updates, ...beside.map((Put) => ({ Put }))]);

/** True of the finished attempt that was read. */
const asRead = ({ card, marks }: Pick<Attempt, 'card' | 'marks'>) => ({
  when: `#card.completedAt = :completedAt AND ${marks === undefined ? 'attribute_not_exists(marks)' : 'marks = :marks'}`,
  values: { ':completedAt': card?.completedAt, ...(marks !== undefined && { ':marks': marks }) },
});

/** What of an attempt tells its result, and goes when it goes on. */
const RESULT = [
  'card',
  'marks',
  'comments',
  'finishedBy',
  'endedAs',
  'evidence',
  'trail',
  'gsi1pk',
  'gsi1sk',
  'gsi2pk',
  'gsi2sk',
] as const;

/** How a reopened attempt goes on; times in epoch ms and ms. */
interface Going {
  until: number;
  extra: ExtraTime | undefined;
  away: number;
  earlier: NonNullable<Attempt['earlier']>;
}

/**
 * A29: a finished attempt goes on until an instant (epoch ms), if it is as it was read and no later one of the same
 * participant has begun. What its hand-in had noticed stays, in `former`.
 */
export function reopenAttempt(
  attempt: Attempt,
  { until, extra, away, earlier }: Going,
  beside: Beside,
): Promise<boolean> {
  const { quizId, participant, number } = parseAttemptId(attempt.id);
  const { evidence, former = [] } = attempt;
  const { when, values } = asRead(attempt);
  const set = {
    status: 'in_progress',
    deadlineAt: until,
    away,
    ...(extra && { extra }),
    earlier,
    ...(evidence && { former: [...former, evidence] }),
  };
  const noLater = {
    ConditionCheck: {
      TableName,
      Key: attemptKey(quizId, participant, number + 1),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  const change = { set, remove: RESULT, when: `${when} AND attribute_not_exists(annulled)`, values };
  return together([updateOf(attempt.id, change), noLater], beside);
}

/**
 * A30: a participant has one attempt more than the quiz allows. It stands on the latest attempt, from which the next start
 * reads it anyway, and on the first one, which is what a start meets where there is one attempt alone.
 */
export function grantAttempt(latest: Attempt, beside: Beside): Promise<boolean> {
  const { quizId, participant, number } = parseAttemptId(latest.id);
  const granted = (latest.granted ?? 0) + 1;
  const same = latest.granted === undefined ? 'attribute_not_exists(granted)' : 'granted = :before';
  const change = {
    set: { granted },
    remove: ['doneAt'],
    when: `attribute_exists(pk) AND ${same}`,
    ...(latest.granted !== undefined && { values: { ':before': latest.granted } }),
  };
  const first = {
    Update: {
      ...updateOf(latest.id, { set: { granted }, when: 'attribute_exists(pk)' }).Update,
      Key: attemptKey(quizId, participant, 1),
    },
  };
  const noLater = {
    ConditionCheck: {
      TableName,
      Key: attemptKey(quizId, participant, number + 1),
      ConditionExpression: 'attribute_not_exists(pk)',
    },
  };
  return together([updateOf(latest.id, change), ...(number > 1 ? [first] : []), noLater], beside);
}

/**
 * A33: a finished attempt counts nowhere: it goes from the list of the quiz's attempts to that of the annulled ones, which
 * exports alone read, and its card says so to whatever reads it. The result itself stays, for whoever takes this back.
 */
export function annulAttempt(
  attempt: Attempt,
  card: AttemptCard,
  annulled: NonNullable<Attempt['annulled']>,
  beside: Beside,
): Promise<boolean> {
  const { when, values } = asRead(attempt);
  const index = finishedIndex(attempt.quizId, ANNULLED, new Date(card.completedAt).toISOString());
  const change = {
    set: { annulled, card: { ...card, uncounted: true, annulled: true }, ...index },
    when: `${when} AND attribute_not_exists(annulled)`,
    values,
  };
  return together([updateOf(attempt.id, change)], beside);
}

/** A32: it counts again, in the shard of the quiz's list where it was. */
export function reinstateAttempt(
  attempt: Attempt,
  { uncounted: _uncounted, annulled: _annulled, ...card }: AttemptCard,
  shard: number,
  beside: Beside,
): Promise<boolean> {
  const { when, values } = asRead(attempt);
  const index = finishedIndex(attempt.quizId, shard, new Date(card.completedAt).toISOString());
  const change = {
    set: { card, ...index },
    remove: ['annulled'],
    when: `${when} AND attribute_exists(annulled)`,
    values,
  };
  return together([updateOf(attempt.id, change)], beside);
}
