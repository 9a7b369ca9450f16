import type { ExtraTime } from '@quizhall/shared/model/attempts/accommodation';
import { parseAttemptId } from '@quizhall/shared/model/attempts/attempt-id';
import { type Attempt, type AttemptCard, keyOf } from './attempts.ts';
import { type Beside, writesOf } from './attempt-side-writes.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import { ANNULLED_SHARD, attemptKey, finishedIndex } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

interface Change {
  /** Values by attribute, or by a path within one (`card.annulled`); so of what to remove. */
  set?: Record<string, unknown>;
  remove?: readonly string[];
  /** On which state; its names are those of the attributes. */
  when: string;
  values?: Record<string, unknown>;
}

function updateOf(id: string, { set = {}, remove = [], when, values = {} }: Change) {
  const pathOf = (path: string) => `#${path.replaceAll('.', '.#')}`;
  const valueOf = (path: string) => `:set_${path.replaceAll('.', '_')}`;
  const sets = Object.keys(set).map((path) => `${pathOf(path)} = ${valueOf(path)}`);
  const names = [...Object.keys(set), ...remove, 'status', 'card'].flatMap((path) => path.split('.'));
  const parts = [
    sets.length > 0 && `SET ${sets.join(', ')}`,
    remove.length > 0 && `REMOVE ${remove.map(pathOf).join(', ')}`,
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
        ...Object.fromEntries(Object.entries(set).map(([path, value]) => [valueOf(path), value])),
        ...values,
      },
    },
  };
}

async function together(updates: Writes, beside: Beside) {
  const { audit, tellings } = writesOf(beside);
  return !(await transactWrite({ updates, audit }, { skippable: tellings }));
}

/** True of the finished attempt that was read. */
const asRead = ({ card, marks }: Pick<Attempt, 'card' | 'marks'>) => ({
  when: `#card.completedAt = :completedAt AND ${marks === undefined ? 'attribute_not_exists(marks)' : 'marks = :marks'}`,
  values: { ':completedAt': card?.completedAt, ...(marks !== undefined && { ':marks': marks }) },
});

/**
 * What of an attempt tells its result, and goes when it goes on. The partition of a person's results stays: without its
 * sort key the attempt is not among them until it is handed in again.
 */
const RESULT = [
  'card',
  'marks',
  'comments',
  'finishedBy',
  'endedAs',
  'evidence',
  'held',
  'trail',
  'corrected',
  'gsi1pk',
  'gsi1sk',
  'gsi2sk',
] as const;

/** Of so many hand-ins before it stays what they had noticed. */
const MOST_FORMER = 5;

/** How a reopened attempt goes on; times in epoch ms and ms. */
interface Going {
  until: number;
  extra: ExtraTime | undefined;
  away: number;
  earlier: NonNullable<Attempt['earlier']>;
}

/**
 * A finished attempt goes on until an instant (epoch ms), if it is as it was read and no later one of the same
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
    ...(evidence && { former: [...former, evidence].slice(-MOST_FORMER) }),
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
 * A participant has one attempt more than the quiz allows. It stands on the latest attempt, from which the next start
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
 * A finished attempt counts nowhere: it goes from the list of the quiz's attempts to that of the annulled ones, which
 * exports alone read, and its card says so to whatever reads it. The result itself stays, for whoever takes this back.
 */
export function annulAttempt(
  attempt: Attempt,
  { completedAt }: Pick<AttemptCard, 'completedAt'>,
  annulled: NonNullable<Attempt['annulled']>,
  beside: Beside,
): Promise<boolean> {
  const { when, values } = asRead(attempt);
  const index = finishedIndex(attempt.quizId, ANNULLED_SHARD, new Date(completedAt).toISOString());
  const change = {
    set: { annulled, 'card.uncounted': true, 'card.annulled': true, ...index },
    when: `${when} AND attribute_not_exists(annulled)`,
    values,
  };
  return together([updateOf(attempt.id, change)], beside);
}

/** It counts again, in the shard of the quiz's list where it was. */
export function reinstateAttempt(
  attempt: Attempt,
  { completedAt }: Pick<AttemptCard, 'completedAt'>,
  shard: number,
  beside: Beside,
): Promise<boolean> {
  const { when, values } = asRead(attempt);
  const index = finishedIndex(attempt.quizId, shard, new Date(completedAt).toISOString());
  const change = {
    set: index,
    remove: ['annulled', 'card.uncounted', 'card.annulled'],
    when: `${when} AND attribute_exists(annulled)`,
    values,
  };
  return together([updateOf(attempt.id, change)], beside);
}
