import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { Notification, NotificationType } from '@quizhall/shared/model/notifications/notification';
import { MOST_UNREAD } from '@quizhall/shared/rules/accounts/counters';
import { ulidFloor, ulidTime } from '@quizhall/shared/rules/ulid';
import * as z from 'zod';
import { now, nowIso } from '../../platform/clock.ts';
import { NOTIFICATION_LIFE_MS } from '../../accounts/model/counters.ts';
import {
  getItem,
  queryPage,
  queryPages,
  putIf,
  putIfAbsent,
  updateIf,
} from '../../platform/dynamodb/commands.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';
import { FunctionCache } from '../../platform/dynamodb/function-cache.ts';
import { notificationKey, notificationPk, notifiedKey, unreadIndex } from '../../platform/dynamodb/keys.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';

const oldest = () => ulidFloor(now() - NOTIFICATION_LIFE_MS);

/** Which of the texts of `functions/platform/messages/notification-messages.ts` it is, and its values: so it is worded in other languages. */
const Says = z.object({ name: z.string(), values: z.unknown() });
export type Says = z.output<typeof Says>;

const StoredNotification = z.object({
  sk: z.string(),
  type: z.string(),
  title: z.string(),
  message: z.string(),
  link: z.string(),
  says: Says.optional(),
  readAt: z.string().optional(),
});

/** A notification as stored. */
export function toNotification(item: unknown): ToldNotification {
  const { sk: id, readAt, ...rest } = StoredNotification.parse(item);
  return { ...rest, id, time: new Date(ulidTime(id)).toISOString(), unread: readAt === undefined };
}

/** As stored: in English, and so that it can be worded in other languages. */
export type ToldNotification = Notification & { says?: Says | undefined };

/** What somebody is told. `id` derives from its cause, so that the same cause tells once. */
export type NewNotification = Omit<ToldNotification, 'time' | 'unread'> & { type: NotificationType };

const isNew = 'attribute_not_exists(pk)';

/** Write that adds a notification, for the transaction with its cause. */
export const newNotificationItem = (userId: string, { id, ...note }: NewNotification) => ({
  TableName,
  Item: {
    ...notificationKey(userId, id),
    ...note,
    ...unreadIndex(userId, id),
    expiresAt: Math.ceil((ulidTime(id) + NOTIFICATION_LIFE_MS) / 1_000),
  },
  ConditionExpression: isNew,
});

/** Tell a person something. False: they were told before. */
export async function putNotification(userId: string, note: NewNotification): Promise<boolean> {
  return putIf(newNotificationItem(userId, note));
}

/** Tell a person something about a quiz that is told once for ever, whoever finds out first. */
export async function putNotificationOnce(
  userId: string,
  note: NewNotification,
  { quizId, what }: { quizId: string; what: string },
): Promise<void> {
  const told = {
    TableName,
    Item: { ...notifiedKey(quizId, what), at: nowIso() },
    ConditionExpression: isNew,
  };
  await transactWrite({ told: { Put: told }, notification: { Put: newNotificationItem(userId, note) } });
}

const HOUR_MS = 3_600_000;

/** Tell a person something about a quiz, at most once an hour. */
export async function putNotificationHourly(
  userId: string,
  note: NewNotification,
  { quizId, what }: { quizId: string; what: string },
): Promise<void> {
  const Update = {
    TableName,
    Key: notifiedKey(quizId, what),
    UpdateExpression: 'SET #at = :now',
    ConditionExpression: 'attribute_not_exists(#at) OR #at <= :before',
    ExpressionAttributeNames: { '#at': 'at' },
    ExpressionAttributeValues: { ':now': nowIso(), ':before': new Date(now() - HOUR_MS).toISOString() },
  };
  await transactWrite({ told: { Update }, notification: { Put: newNotificationItem(userId, note) } });
}

/** Remembers sent notifications only: one that was not sent is looked up again. */
const told = new FunctionCache<boolean>({ most: 10_000 });

/** Returns whether this was notified, or skipped, for a quiz. */
export async function isNotified(quizId: string, what: string): Promise<boolean> {
  const key = notifiedKey(quizId, what);
  const id = `${key.pk} ${key.sk}`;
  const known = await told.get(id, async () => {
    const item = await getItem(key, { consistent: false });
    return item !== undefined;
  });
  if (!known) told.forget(id);
  return known;
}

/** Marks a notification of a quiz as done without sending it. */
export async function markNotified(quizId: string, what: string): Promise<void> {
  await putIfAbsent({ ...notifiedKey(quizId, what), at: nowIso() });
}

interface NotificationPage {
  notifications: ToldNotification[];
  /** Id of the last one, if there are more. */
  nextCursor: string | undefined;
}

/** A person's notifications, newest first. */
export async function listNotifications(
  userId: string,
  { limit, after }: { limit: number; after?: string | undefined },
): Promise<NotificationPage> {
  const from = oldest();
  // A starting key outside of what the query covers is refused: behind it is nothing that still lives.
  if (after !== undefined && after < from) return { notifications: [], nextCursor: undefined };
  const { items, last } = await queryPage(
    {
      KeyConditionExpression: 'pk = :pk AND sk >= :oldest',
      ExpressionAttributeValues: { ':pk': notificationPk(userId), ':oldest': from },
      ScanIndexForward: false,
      Limit: limit,
    },
    after ? { ...notificationKey(userId, after) } : undefined,
  );
  return { notifications: items.map(toNotification), nextCursor: last && z.string().parse(last.sk) };
}

/** Sorts after every id. */
const NEWEST = '~';

const unreadUntil = (userId: string, until: string) => ({
  IndexName: 'gsi2',
  KeyConditionExpression: 'gsi2pk = :unread AND gsi2sk BETWEEN :oldest AND :until',
  ExpressionAttributeValues: {
    ':unread': unreadIndex(userId, '').gsi2pk,
    ':oldest': oldest(),
    ':until': until,
  },
});

/** Number of unread notifications, at most 100. Counted on index entries that hold keys only. */
export async function countUnread(userId: string): Promise<number> {
  const { Count = 0 } = await table.send(
    new QueryCommand({ TableName, ...unreadUntil(userId, NEWEST), Select: 'COUNT', Limit: MOST_UNREAD }),
  );
  return Count;
}

/** Ids of the newest unread ones, at most 100. */
export async function listUnreadIds(userId: string): Promise<string[]> {
  const { items } = await queryPage({
    ...unreadUntil(userId, NEWEST),
    ScanIndexForward: false,
    Limit: MOST_UNREAD,
  });
  return items.map(({ sk }) => z.string().parse(sk));
}

/** Mark one as read; read already, it stays as it is. Undefined: this person has no such notification. */
export async function markRead(userId: string, id: string): Promise<ToldNotification | undefined> {
  if (id < oldest()) return undefined;
  const { done, item } = await updateIf({
    Key: notificationKey(userId, id),
    UpdateExpression: 'SET readAt = if_not_exists(readAt, :now) REMOVE gsi2pk, gsi2sk',
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeValues: { ':now': nowIso() },
    ReturnValues: 'ALL_NEW',
  });
  return done ? toNotification(item) : undefined;
}

/** Mark all as read that were unread when this began; answers how many those were. */
export async function markAllRead(userId: string): Promise<number> {
  const range = unreadUntil(userId, ulidFloor(now() + 1));
  let marked = 0;
  for await (const items of queryPages({ ...range, Limit: MOST_UNREAD })) {
    const read = await Promise.all(items.map(({ sk }) => markRead(userId, z.string().parse(sk))));
    marked += read.filter(Boolean).length;
  }
  return marked;
}
