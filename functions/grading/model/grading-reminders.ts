import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import { Instant } from '@quizhall/shared/model/common';
import * as z from 'zod';
import { now, nowIso } from '../../platform/clock.ts';
import { newDue } from '../../attempts/model/due-work.ts';
import { getItem } from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { notifiedKey } from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

const AFTER_MS = 24 * 3_600_000;
const MINUTE = 60_000;
const keyOf = (quizId: string) => notifiedKey(quizId, 'grading-reminder');

/**
 * Have the owner of a quiz reminded in a day of what still waits for a grade, unless a reminder is on its way; so
 * everything that is handed in until then is reminded of once, together.
 */
export async function noteReminder(quizId: string): Promise<void> {
  const at = now() + AFTER_MS;
  const Update = {
    TableName,
    Key: keyOf(quizId),
    UpdateExpression: 'SET #at = :at',
    ConditionExpression: 'attribute_not_exists(#at) OR #at <= :now',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':at': new Date(at).toISOString(), ':now': nowIso() },
  };
  const Put = newDue(minuteBucket(at + MINUTE - 1), 'grading', [quizId]);
  await transactWrite({ reminder: { Update }, due: { Put } });
}

/** For when the last reminder of a quiz was noted (epoch ms). */
export async function lastReminder(quizId: string): Promise<number | undefined> {
  const item = await getItem(keyOf(quizId));
  return item && Date.parse(z.object({ at: Instant }).parse(item).at);
}
