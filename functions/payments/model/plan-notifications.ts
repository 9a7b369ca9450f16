import { createHash } from 'node:crypto';
import { SITE_PATHS } from '@quizhall/shared/rules/site-paths';
import { ulidOf } from '@quizhall/shared/rules/ulid';
import type { Writes } from '../../platform/dynamodb/transact-write.ts';
import { newNotificationItem } from '../../notifications/model/notifications.ts';
import type { StoredSubscription } from './subscriptions.ts';
import { getUser } from '../../accounts/model/users.ts';
import type { PlanMessage } from '../../platform/messages/mail-subjects.ts';
import { notificationMessage } from '../../platform/messages/message.ts';
import { newTypedMailItem } from '../../notifications/model/new-mail.ts';

/** What somebody does by themselves comes by mail alone: they have just seen it. */
const ONLY_MAILED: readonly PlanMessage['news'][] = ['paid', 'cancelled'];

/**
 * The items that notify the payer about their plan. `cause` and `at` (epoch ms) derive from stored state, so
 * repeated calls write the same items.
 */
export async function planNotificationItems(
  { ownerId, payer = ownerId }: Pick<StoredSubscription, 'ownerId' | 'payer'>,
  told: PlanMessage,
  { cause, at }: { cause: string; at: number },
): Promise<Writes> {
  const person = await getUser(payer);
  if (!person) return [];
  const path = SITE_PATHS.subscription;
  const named = `plan#${ownerId}#${told.news}#${cause}`;
  const id = ulidOf(at, createHash('sha256').update(named).digest());
  const note = { ...notificationMessage('plan', told), id, type: 'plan_changed' as const, link: path };
  return [
    { Put: newTypedMailItem('plan', { to: person.email, cause: named, data: { ...told, path } }) },
    ...(ONLY_MAILED.includes(told.news) ? [] : [{ Put: newNotificationItem(person.id, note) }]),
  ];
}
