import { DeleteCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { allOf } from './idioms.ts';
import { PAUSED_PREFIX, pausedQuizKey } from './keys.ts';
import { TableName, table } from './table.ts';

/** The quizzes that were paused because their organization was deleted. */
export async function listPausedQuizzes(organizationId: string): Promise<string[]> {
  const items = await allOf({
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :paused)',
    ExpressionAttributeValues: { ':pk': pausedQuizKey(organizationId, '').pk, ':paused': PAUSED_PREFIX },
    ConsistentRead: true,
  });
  return items.map(({ sk }) => String(sk).slice(PAUSED_PREFIX.length));
}

/** Remember that one is paused for that reason. */
export async function notePaused(organizationId: string, quizId: string): Promise<void> {
  await table.send(new PutCommand({ TableName, Item: pausedQuizKey(organizationId, quizId) }));
}

/** It is no longer. */
export async function forgetPaused(organizationId: string, quizId: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName, Key: pausedQuizKey(organizationId, quizId) }));
}
