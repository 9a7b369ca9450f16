import * as z from 'zod';
import { nowIso } from '../../platform/clock.ts';
import { queryAll, deleteItem, getItem, putItem } from '../../platform/dynamodb/commands.ts';
import { savedQuizKey, savedQuizzesPk } from '../../platform/dynamodb/keys.ts';

const SavedItem = z.object({ sk: z.string(), at: z.string() });

/** The quizzes that a person keeps for later, the latest first. */
export async function listSavedIds(userId: string): Promise<string[]> {
  const items = await queryAll({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': savedQuizzesPk(userId) },
    ConsistentRead: true,
  });
  const saved = items.map((item) => SavedItem.parse(item)).toSorted((a, b) => (a.at < b.at ? 1 : -1));
  return saved.map(({ sk }) => sk);
}

/** Does a person keep this quiz? */
export async function isSaved(userId: string, quizId: string): Promise<boolean> {
  const Key = savedQuizKey(userId, quizId);
  return (await getItem(Key)) !== undefined;
}

/** Keep a quiz for later; again, it is the latest. */
export async function putSaved(userId: string, quizId: string): Promise<void> {
  await putItem({ ...savedQuizKey(userId, quizId), at: nowIso() });
}

/** Do not keep it any more; nothing changes for whoever did not. */
export async function removeSaved(userId: string, quizId: string): Promise<void> {
  await deleteItem(savedQuizKey(userId, quizId));
}
