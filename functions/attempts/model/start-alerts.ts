import * as z from 'zod';
import { deleteItem, getItem, queryPages, putItem } from '../../platform/dynamodb/commands.ts';
import { startAlertIndex, startAlertKey, startAlertPk } from '../../platform/dynamodb/keys.ts';
import { type NewNotification, newNotificationItem } from '../../notifications/model/notifications.ts';
import { TableName } from '../../platform/dynamodb/table.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';

/** A wish outlives the opening that it was made for by so much: the quiz may be put off. */
const KEEP_MS = 365 * 24 * 3_600_000;

/** A person wants to hear when a quiz starts; asked again, it stays so. */
export async function putStartAlert(quizId: string, userId: string, opensAt: number): Promise<void> {
  const expiresAt = Math.ceil((opensAt + KEEP_MS) / 1_000);
  const Item = {
    ...startAlertKey(quizId, userId),
    ...startAlertIndex(userId, quizId),
    userId,
    expiresAt,
    card: { quizId },
  };
  await putItem(Item);
}

/** Does a person want to hear when a quiz starts? */
export async function hasStartAlert(quizId: string, userId: string): Promise<boolean> {
  const Key = startAlertKey(quizId, userId);
  return (await getItem(Key)) !== undefined;
}

/** Not any more; nothing changes for whoever did not. */
export async function removeStartAlert(quizId: string, userId: string): Promise<void> {
  await deleteItem(startAlertKey(quizId, userId));
}

const Asking = z.object({ sk: z.string() });

/** Who wants to hear when a quiz starts, so many at a time. */
export async function* listStartAlerts(quizId: string, atOnce: number): AsyncGenerator<string[]> {
  const pages = queryPages({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': startAlertPk(quizId) },
    ConsistentRead: true,
    Limit: atOnce,
  });
  for await (const items of pages) yield items.map((item) => Asking.parse(item).sk);
}

/**
 * Tell somebody that the quiz has started, which uses the wish up: whoever does not wish it any more, or was told, is
 * not told. Answers whether it was told now.
 */
export async function tellStart(quizId: string, userId: string, note: NewNotification): Promise<boolean> {
  const Delete = {
    TableName,
    Key: startAlertKey(quizId, userId),
    ConditionExpression: 'attribute_exists(pk)',
  };
  return !(await transactWrite({
    alert: { Delete },
    notification: { Put: newNotificationItem(userId, note) },
  }));
}
