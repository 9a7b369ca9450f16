import { allOf, deleteItem, putItem, withPrefix } from './commands.ts';
import { PAUSED_PREFIX, pausedQuizKey } from './keys.ts';

/** The quizzes that were paused because their organization was deleted. */
export async function listPausedQuizzes(organizationId: string): Promise<string[]> {
  const items = await allOf({
    ...withPrefix(pausedQuizKey(organizationId, '').pk, PAUSED_PREFIX),
    ConsistentRead: true,
  });
  return items.map(({ sk }) => String(sk).slice(PAUSED_PREFIX.length));
}

/** Remember that one is paused for that reason. */
export async function notePaused(organizationId: string, quizId: string): Promise<void> {
  await putItem(pausedQuizKey(organizationId, quizId));
}

/** It is no longer. */
export async function forgetPaused(organizationId: string, quizId: string): Promise<void> {
  await deleteItem(pausedQuizKey(organizationId, quizId));
}
