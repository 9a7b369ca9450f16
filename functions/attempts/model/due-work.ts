import { createHash } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { minuteBucket } from '@quizhall/shared/rules/attempts/deadline';
import * as z from 'zod';
import { deleteItem, getItem, queryPages, putItem } from '../../platform/dynamodb/commands.ts';
import {
  schedulerCursorKey,
  scheduledKey,
  scheduledPk,
  deadLetterKey,
} from '../../platform/dynamodb/keys.ts';
import { TableName, table } from '../../platform/dynamodb/table.ts';
import { transactWrite } from '../../platform/dynamodb/transact-write.ts';

const MINUTE = 60_000;

/** Kinds of scheduled work; `functions/entry/scheduler.ts` handles each of them. */
const DUE_KINDS = [
  'attempts',
  'results',
  'extraTime',
  'oldKeys',
  'starts',
  'grading',
  'retention',
  'payments',
  'prizes',
  'claims',
  'subscriptions',
  'cancelled',
  'erasures',
  'deliveries',
  'organizations',
  'domains',
  'assignments',
  'statistics',
] as const;

/**
 * What is due: attempts that the server may finish, results that are final, participants (by their first attempts)
 * who may have begun without the extra time that they were just given, attempts that were marked by an old key, or quizzes
 * (by their ids) that open, whose owners are reminded of what waits for a grade, or whose submissions have been kept for long enough;
 * `payments`: charges (by their ids) of which nothing was heard for so long that the provider is asked; `prizes`: quizzes whose prize pools may be
 * settled; `claims`: prizes whose time to be held, or claimed, may be over;
 * `subscriptions`: whose (by the ids of people and organizations) has to be renewed, ended or reminded of; `cancelled`: quizzes that were
 * put away some minutes ago, for which somebody has paid; `erasures`: people whose account was deleted, of whom something may have come late;
 * `deliveries`: what is told to webhooks (by the ids of both) and is tried again.
 * `domains`: those of organizations whose record is asked for again (by the organization, the domain and what proves it).
 * `organizations`: those that were deleted and can be restored no longer; `assignments`: quizzes that members have to take (by the ids of
 * organization and assignment), of which whoever has not is reminded; `statistics`: quizzes whose pending changes are counted into their aggregates.
 */
export type DueKind = (typeof DUE_KINDS)[number];

/** Key within the minute. */
export const dueName = (kind: DueKind, ids: readonly string[]): string =>
  `${kind}#${createHash('sha256').update(ids.toSorted().join('\n')).digest('base64url').slice(0, 22)}`;

const DueItem = z
  .object({ sk: z.string(), attempts: z.array(z.string()) })
  .transform(({ sk: name, attempts: ids }) => ({ kind: name.split('#')[0], name, ids }))
  .pipe(z.object({ kind: z.enum(DUE_KINDS), name: z.string(), ids: z.array(z.string()) }));

/** What something may be done about from this minute on. */
export interface DueWork {
  kind: DueKind;
  /** For `removeDue`. */
  name: string;
  /** Of attempts or of quizzes. */
  ids: string[];
}

/** A note that this release cannot read, e.g. of a kind that a later one knows. */
export interface UnknownDue {
  kind: undefined;
  name: string;
  item: Record<string, unknown>;
}

function toDue(item: Record<string, unknown>): DueWork | UnknownDue {
  const { success, data } = DueItem.safeParse(item);
  return success ? data : { kind: undefined, name: z.string().parse(item['sk']), item };
}

/** What no sweep has done by then, e.g. a note that came again after it was done, is cleared away. */
const KEEP_MS = 30 * 24 * 3_600_000;
const expiryOf = (minute: string) => Math.ceil((Date.parse(`${minute}Z`) + KEEP_MS) / 1_000);

/**
 * Note what is due in a minute. Its name is a digest of what it holds: the same ones are noted once, and a message
 * that comes again with other ones beside it replaces no note.
 */
export async function putDue(minute: string, kind: DueKind, ids: readonly string[]): Promise<void> {
  await table.send(new PutCommand(newDue(minute, kind, ids)));
}

/** The same write, for the transaction with what causes it. */
export function newDue(minute: string, kind: DueKind, ids: readonly string[]) {
  const Item = { ...scheduledKey(minute, dueName(kind, ids)), attempts: ids, expiresAt: expiryOf(minute) };
  return { TableName, Item };
}

/** Have those who wait for a quiz looked for in the first sweep after this instant (epoch ms). */
export const putStart = (quizId: string, at: number): Promise<void> =>
  putDue(minuteBucket(at + MINUTE - 1), 'starts', [quizId]);

/** The same for a look at what a quiz keeps, in the first sweep after this instant (epoch ms). */
export const newRetentionLook = (quizId: string, at: number) =>
  newDue(minuteBucket(at + MINUTE - 1), 'retention', [quizId]);

/** The same for a subscription. */
export const newSubscriptionLook = (ownerId: string, at: number) =>
  newDue(minuteBucket(at + MINUTE - 1), 'subscriptions', [ownerId]);

/** Schedules a check of a subscription outside a transaction. */
export const putSubscriptionLook = (ownerId: string, at: number): Promise<void> =>
  putDue(minuteBucket(at + MINUTE - 1), 'subscriptions', [ownerId]);

/** Schedules a retention check outside a transaction. */
export const putRetentionLook = (quizId: string, at: number): Promise<void> =>
  putDue(minuteBucket(at + MINUTE - 1), 'retention', [quizId]);

/** Have the prize pool of a quiz looked at in the first sweep after this instant (epoch ms). */
export const newPoolLook = (quizId: string, at: number) =>
  newDue(minuteBucket(at + MINUTE - 1), 'prizes', [quizId]);

/** Schedules a check of a prize pool outside a transaction. */
export const putPoolLook = (quizId: string, at: number): Promise<void> =>
  putDue(minuteBucket(at + MINUTE - 1), 'prizes', [quizId]);

/** Have a prize looked at in the first sweep after this instant (epoch ms). */
export const newPrizeLook = (prizeId: string, at: number) =>
  newDue(minuteBucket(at + MINUTE - 1), 'claims', [prizeId]);

/** Schedules a check of a prize outside a transaction. */
export const putPrizeLook = (prizeId: string, at: number): Promise<void> =>
  putDue(minuteBucket(at + MINUTE - 1), 'claims', [prizeId]);

/** Have a quiz that was put away looked at in the first sweep after this instant (epoch ms). */
export const putCancelledLook = (quizId: string, at: number): Promise<void> =>
  putDue(minuteBucket(at + MINUTE - 1), 'cancelled', [quizId]);

/** Have what is left of somebody looked for in the first sweep after this instant (epoch ms). */
export const newErasureLook = (userId: string, at: number) =>
  newDue(minuteBucket(at + MINUTE - 1), 'erasures', [userId]);

/** The write that has a delivery tried again in the first sweep after this instant (epoch ms). */
export const newDeliveryLook = (deliveryRef: string, at: number) =>
  newDue(minuteBucket(at + MINUTE - 1), 'deliveries', [deliveryRef]);

/** Have an organization looked at that was deleted, in the first sweep after this instant (epoch ms). */
export const newOrganizationLook = (organizationId: string, at: number) =>
  newDue(minuteBucket(at + MINUTE - 1), 'organizations', [organizationId]);

/** The write that has whoever has not finished an assignment reminded, in the first sweep after this instant (epoch ms). */
export const newAssignmentLook = (assignmentRef: string, at: number) =>
  newDue(minuteBucket(at + MINUTE - 1), 'assignments', [assignmentRef]);

/** The write that has the record of a proven domain looked for again in the first sweep after this instant (epoch ms). */
export const newDomainLook = (ref: string, at: number) =>
  newDue(minuteBucket(at + MINUTE - 1), 'domains', [ref]);

/** What is due in a minute, a page of at most 1 MB (some 20,000 attempts) at a time. */
export async function* listDue(minute: string): AsyncGenerator<DueWork | UnknownDue> {
  const pages = queryPages({
    KeyConditionExpression: 'pk = :pk',
    ExpressionAttributeValues: { ':pk': scheduledPk(minute) },
    ConsistentRead: true,
  });
  for await (const items of pages) yield* items.map(toDue);
}

/** This work is done. */
export async function removeDue(minute: string, name: string): Promise<void> {
  await deleteItem(scheduledKey(minute, name));
}

/** Keep for a person what no release may guess, where no sweep meets it and nothing expires. */
export async function parkDue(minute: string, { name, item }: UnknownDue): Promise<void> {
  const { expiresAt: _, ...kept } = item;
  const Item = { ...kept, ...deadLetterKey('due', `${minute}#${name}`) };
  await transactWrite({
    parked: { Put: { TableName, Item } },
    due: { Delete: { TableName, Key: scheduledKey(minute, name) } },
  });
}

/** The minute up to which everything was swept (epoch ms), if a sweep ever ran. */
export async function readDueCursor(): Promise<number | undefined> {
  const item = await getItem(schedulerCursorKey());
  return item && z.number().parse(item.at);
}

/** Remember how far the sweep came. */
export async function writeDueCursor(at: number): Promise<void> {
  await putItem({ ...schedulerCursorKey(), at });
}
