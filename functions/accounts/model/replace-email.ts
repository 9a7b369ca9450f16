import * as z from 'zod';
import { keyOf } from '../../attempts/model/attempts.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import {
  deleteIf,
  type Item,
  queryPages,
  putIf,
  putItem,
  updateIf,
} from '../../platform/dynamodb/commands.ts';
import {
  accommodationIndex,
  accommodationKey,
  newsletterIndex,
  newsletterKey,
  quizPk,
  siteMessageIndex,
} from '../../platform/dynamodb/keys.ts';
import { PERSONAL_DATA } from './personal-data.ts';

/** An account's address, before and now. */
interface Renewal {
  from: string;
  to: string;
}

/** Replaces the address in a finished attempt of the account. */
export const replaceAttemptEmail = (id: string, { from, to }: Renewal): Promise<unknown> =>
  updateIf({
    Key: keyOf(id),
    UpdateExpression: 'SET email = :to, card.email = :to',
    ConditionExpression: 'attribute_exists(card) AND attribute_not_exists(erased) AND email = :from',
    ExpressionAttributeValues: { ':from': from, ':to': to },
  });

const Keyed = z.object({ pk: z.string(), sk: z.string() });

async function* found(kind: 'extraTime' | 'messages' | 'prizes', id: string, email: string) {
  for (const query of PERSONAL_DATA[kind].found({ id, email, subscriber: undefined }))
    for await (const items of queryPages(query)) for (const item of items) yield Keyed.parse(item);
}

/** Replaces the winner's address in prizes. */
export async function replacePrizeEmails(userId: string, { from, to }: Renewal): Promise<void> {
  for await (const Key of found('prizes', userId, from))
    await updateIf({
      Key: { pk: Key.pk, sk: Key.sk },
      UpdateExpression: 'SET email = :to',
      ConditionExpression: 'email = :from',
      ExpressionAttributeValues: { ':from': from, ':to': to },
    });
}

/** Replaces the sender's address in messages to the site. */
export async function replaceMessageEmails(userId: string, { from, to }: Renewal): Promise<void> {
  for await (const { pk, sk } of found('messages', userId, from))
    await updateIf({
      Key: { pk, sk },
      UpdateExpression: 'SET email = :to, gsi1pk = :index',
      ConditionExpression: 'email = :from',
      ExpressionAttributeValues: { ':from': from, ':to': to, ':index': siteMessageIndex(to, '').gsi1pk },
    });
}

/** Moves extra time granted to the address. */
export async function replaceExtraTimeEmail(userId: string, { from, to }: Renewal): Promise<void> {
  for await (const { pk, sk } of found('extraTime', userId, from)) {
    const quizId = pk.slice(quizPk('').length);
    if (sk !== accommodationKey(quizId, `e_${from}`).sk) continue;
    const [item] = await getItems([{ pk, sk }], { consistent: true });
    if (!item) continue;
    const subject = `e_${to}`;
    const moved = {
      ...item,
      ...accommodationKey(quizId, subject),
      ...accommodationIndex(subject, quizId),
      email: to,
    };
    await putIf({ Item: moved, ConditionExpression: 'attribute_not_exists(pk)' });
    await deleteIf({ Key: { pk, sk }, ConditionExpression: 'attribute_exists(pk)' });
  }
}

interface Subscribers {
  /** Digests of both addresses, which name the subscriptions. */
  from: string;
  to: string;
}

/** Moves the newsletter subscription to the confirmed new address. */
export async function replaceSubscriptionEmail(email: string, { from, to }: Subscribers): Promise<void> {
  const [item] = (await getItems([newsletterKey(from)], { consistent: true })) as Item[];
  if (!item) return;
  if (item['confirmedAt'] !== undefined)
    await putItem({ ...item, ...newsletterKey(to), ...newsletterIndex(to), email });
  await deleteIf({ Key: newsletterKey(from), ConditionExpression: 'attribute_exists(pk)' });
}
