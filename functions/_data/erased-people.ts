import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { DELETED_PARTICIPANT } from '@quizhall/shared/rules/deleted-account';
import * as z from 'zod';
import { type Attempt, keyOf } from './attempts.ts';
import { deleteIf, type Item, pagesOf, updateIf } from './idioms.ts';
import {
  accommodationIndex,
  bankPk,
  savedPk,
  erasureKey,
  identityKey,
  type Key,
  membershipIndex,
  notificationPk,
  ownPrizesIndex,
  payerIndex,
  runKey,
  sharedIndex,
  startAlertIndex,
  userKey,
  writtenIndex,
} from './keys.ts';
import { TableName, table } from './table.ts';

const Keyed = z.object({ pk: z.string(), sk: z.string() });
const Linked = z.object({ identity: z.string().optional() });

async function* pages(query: Parameters<typeof pagesOf>[0]): AsyncGenerator<Item[]> {
  for await (const items of pagesOf(query)) yield items;
}

const ofPartition = (pk: string) => ({
  KeyConditionExpression: 'pk = :pk',
  ExpressionAttributeValues: { ':pk': pk },
  ConsistentRead: true,
});

const ofIndex = (index: 'gsi1' | 'gsi2', pk: string) => ({
  IndexName: index,
  KeyConditionExpression: '#pk = :pk',
  ExpressionAttributeNames: { '#pk': `${index}pk` },
  ExpressionAttributeValues: { ':pk': pk },
});

async function deleteAll(query: Parameters<typeof pagesOf>[0], spared?: Key): Promise<void> {
  for await (const items of pages(query)) {
    for (const item of items) {
      const { pk, sk } = Keyed.parse(item);
      if (sk !== spared?.sk) await table.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
    }
  }
}

/** What a person was told, newest last, as stored. */
export const notesOf = (userId: string): AsyncGenerator<Item[]> => pages(ofPartition(notificationPk(userId)));

/**
 * ER5: everything that stands under a person's own keys: sign-ins, devices, second factor, counters, plan, notifications, question
 * bank and runs. What the run of the deletion needs stays until its end.
 */
export async function erasePerson(userId: string): Promise<void> {
  await eraseIdentities(userId);
  await deleteAll(ofPartition(notificationPk(userId)));
  await deleteAll(ofPartition(bankPk(userId)));
  await deleteAll(ofPartition(savedPk(userId)));
  await deleteAll(ofPartition(runKey(userId, '').pk));
  await deleteAll(ofPartition(userKey(userId).pk), erasureKey(userId));
}

/** Who the person is at other providers: found by what stands beside the profile, so before that. */
async function eraseIdentities(userId: string): Promise<void> {
  for await (const items of pages(ofPartition(userKey(userId).pk))) {
    for (const item of items) {
      const { identity } = Linked.parse(item);
      // Who signs in that way again meanwhile has a new account, which it opens then.
      if (identity)
        await deleteIf({
          Key: identityKey(identity),
          ConditionExpression: 'userId = :userId',
          ExpressionAttributeValues: { ':userId': userId },
        });
    }
  }
}

/** ER6: what names a person beside the things of others: their work on quizzes, wishes to hear of a start, extra time, memberships, messages. */
export async function eraseTies(userId: string, email: string | undefined): Promise<void> {
  const indexed = [
    sharedIndex(userId, '').gsi1pk,
    startAlertIndex(userId, '').gsi1pk,
    accommodationIndex(`u_${userId}`, '').gsi1pk,
    membershipIndex(userId, '').gsi1pk,
    ...(email === undefined
      ? []
      : [accommodationIndex(`e_${email}`, '').gsi1pk, writtenIndex(email, '').gsi1pk]),
  ];
  for (const pk of indexed) await deleteAll(ofIndex('gsi1', pk));
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

/** ER7: payments and prizes stay without what tells of a person: address, card, name. */
export async function eraseInMoney(userId: string): Promise<void> {
  for await (const items of pages(ofIndex('gsi2', payerIndex(`u_${userId}`, '', '').gsi2pk)))
    for (const item of items) await change(item, 'REMOVE card.email, card.saved, card.keepsMethod');
  for await (const items of pages(ofIndex('gsi2', ownPrizesIndex(userId, '', '').gsi2pk)))
    for (const item of items)
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

/** ER8: take the person out of a finished attempt; what was answered stays with the quiz. Done again, it changes nothing. */
export async function eraseParticipant({ id, feedback }: Attempt): Promise<void> {
  await updateIf({
    Key: keyOf(id),
    UpdateExpression: `SET #name = :deleted, email = :none, card.#name = :deleted, card.email = :none, unlisted = :true${feedback ? ', feedback.#comment = :none' : ''} REMOVE ${GONE.join(', ')}`,
    ConditionExpression: 'attribute_exists(card) AND attribute_not_exists(erased)',
    ExpressionAttributeNames: { '#name': 'name', '#by': 'by', ...(feedback && { '#comment': 'comment' }) },
    ExpressionAttributeValues: { ':deleted': DELETED_PARTICIPANT, ':none': '', ':true': true },
  });
}
