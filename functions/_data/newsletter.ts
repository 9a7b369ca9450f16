import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import type { SiteLanguage } from '@quizhall/shared/model/enums';
import { nowIso, nowSeconds } from '../_platform/clock.ts';
import { updateIf } from './idioms.ts';
import { newsletterKey } from './keys.ts';
import { TableName, table } from './table.ts';

const LINK_SECONDS = 7 * 24 * 3_600;

export interface SubscriptionRequest {
  /** Keyed digest of the address: names the subscription in links. */
  subscriber: string;
  /** Lower case. */
  email: string;
  confirmHash: string;
  language: SiteLanguage;
}

/**
 * N1: keep a wish for the newsletter until it is confirmed; asked again, the newest link counts. False: this address is
 * confirmed, and stays so.
 */
export async function requestSubscription({
  subscriber,
  email,
  confirmHash,
  language,
}: SubscriptionRequest): Promise<boolean> {
  const { done } = await updateIf({
    Key: newsletterKey(subscriber),
    UpdateExpression:
      'SET email = :email, confirmHash = :hash, #language = :language, requestedAt = :now, expiresAt = :expiresAt',
    ConditionExpression: 'attribute_not_exists(confirmedAt)',
    ExpressionAttributeNames: { '#language': 'language' },
    ExpressionAttributeValues: {
      ':email': email,
      ':language': language,
      ':hash': confirmHash,
      ':now': nowIso(),
      ':expiresAt': nowSeconds() + LINK_SECONDS,
    },
  });
  return done;
}

/** N2: confirm by a link that is still valid; repeated, it changes nothing. False: no such wish, or too old. */
export async function confirmSubscription(subscriber: string, confirmHash: string): Promise<boolean> {
  const { done } = await updateIf({
    Key: newsletterKey(subscriber),
    UpdateExpression: 'SET confirmedAt = if_not_exists(confirmedAt, :at) REMOVE expiresAt',
    ConditionExpression: 'confirmHash = :hash AND (expiresAt > :now OR attribute_exists(confirmedAt))',
    ExpressionAttributeValues: { ':hash': confirmHash, ':at': nowIso(), ':now': nowSeconds() },
  });
  return done;
}

/** N3: forget a subscriber with everything that was kept of them. */
export async function removeSubscription(subscriber: string): Promise<void> {
  await table.send(new DeleteCommand({ TableName, Key: newsletterKey(subscriber) }));
}
