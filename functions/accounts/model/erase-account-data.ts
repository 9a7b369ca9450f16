import { DELETED_PARTICIPANT } from '@quizhall/shared/rules/accounts/deleted-account';
import * as z from 'zod';
import { type Attempt, keyOf } from '../../attempts/model/attempts.ts';
import { deleteIf, deleteItem, type Item, queryPages, updateIf } from '../../platform/dynamodb/commands.ts';
import { erasureKey, identityKey, type Key, userKey } from '../../platform/dynamodb/keys.ts';
import { partition, PERSONAL_DATA, type Who } from './personal-data.ts';

const Keyed = z.object({ pk: z.string(), sk: z.string() });
const Linked = z.object({ identity: z.string().optional() });

async function deleteAll(query: Parameters<typeof queryPages>[0], spared?: Key): Promise<void> {
  for await (const items of queryPages(query)) {
    for (const item of items) {
      const { pk, sk } = Keyed.parse(item);
      if (sk !== spared?.sk) await deleteItem({ pk, sk });
    }
  }
}

async function* itemsOf(kind: keyof typeof PERSONAL_DATA, who: Who): AsyncGenerator<Item> {
  for (const query of PERSONAL_DATA[kind].found(who))
    for await (const items of queryPages(query)) yield* items;
}

/** Notifications of a user as stored, newest last. */
export const listStoredNotifications = (who: Who): AsyncGenerator<Item> => itemsOf('notifications', who);

/**
 * Delete everything of a person that is theirs alone, wherever `PERSONAL_DATA` finds it, and whatever else stands beside
 * their profile. What the run of the deletion needs stays until its end.
 */
export async function erasePerson(who: Who): Promise<void> {
  await eraseIdentities(who);
  for (const { ends, found } of Object.values(PERSONAL_DATA))
    if (ends === 'deleted') for (const query of found(who)) await deleteAll(query);
  await deleteAll(partition(userKey(who.id).pk), erasureKey(who.id));
}

/** Who the person is at other providers: found by what stands beside the profile, so before that. */
async function eraseIdentities(who: Who): Promise<void> {
  for await (const item of itemsOf('providers', who)) {
    const { identity } = Linked.parse(item);
    // Who signs in that way again meanwhile has a new account, which it opens then.
    if (identity)
      await deleteIf({
        Key: identityKey(identity),
        ConditionExpression: 'userId = :userId',
        ExpressionAttributeValues: { ':userId': who.id },
      });
  }
}

/** Changes an item; nothing happens where it is gone. */
const change = (item: Item, UpdateExpression: string, more: object = {}) => {
  const { pk, sk } = Keyed.parse(item);
  return updateIf({
    Key: { pk, sk },
    UpdateExpression,
    ConditionExpression: 'attribute_exists(pk)',
    ...more,
  });
};

/** Removes personal data from payments and prizes: address, card and name. */
export async function redactPayments(who: Who): Promise<void> {
  for await (const item of itemsOf('payments', who))
    await change(item, 'REMOVE card.email, card.saved, card.keepsMethod');
  for await (const item of itemsOf('prizes', who))
    await change(item, 'SET card.#name = :deleted, email = :none', {
      ExpressionAttributeNames: { '#name': 'name' },
      ExpressionAttributeValues: { ':deleted': DELETED_PARTICIPANT, ':none': '' },
    });
}

/** What tells who took it and with what; answers, marks and times stay. */
const GONE = [
  'info',
  'shownAs',
  'device',
  'client',
  '#by',
  'turns',
  'trail',
  'earlier',
  'former',
  'evidence',
];

/** Removes the participant from a finished attempt; answers stay with the quiz. Idempotent. */
export async function redactParticipant({ id, feedback }: Attempt): Promise<void> {
  await updateIf({
    Key: keyOf(id),
    UpdateExpression: `SET #name = :deleted, email = :none, card.#name = :deleted, card.email = :none, unlisted = :true${feedback ? ', feedback.#comment = :none' : ''} REMOVE ${GONE.join(', ')}`,
    ConditionExpression: 'attribute_exists(card) AND attribute_not_exists(erased)',
    ExpressionAttributeNames: { '#name': 'name', '#by': 'by', ...(feedback && { '#comment': 'comment' }) },
    ExpressionAttributeValues: { ':deleted': DELETED_PARTICIPANT, ':none': '', ':true': true },
  });
}
