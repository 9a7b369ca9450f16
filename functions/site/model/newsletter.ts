import type { SiteLanguage } from '@quizhall/shared/model/enums';
import * as z from 'zod';
import { nowIso, nowSeconds } from '../../platform/clock.ts';
import { getItems } from '../../platform/dynamodb/get-items.ts';
import { deleteItem, getItem, queryPage, updateIf } from '../../platform/dynamodb/commands.ts';
import {
  newsletterIndex,
  newsletterIssueKey,
  newsletterKey,
  SUBSCRIBERS_PK,
} from '../../platform/dynamodb/keys.ts';
import { TableName } from '../../platform/dynamodb/table.ts';

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
 * Keep a wish for the newsletter until it is confirmed; asked again, the newest link counts. False: this address is
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

/** Confirm by a link that is still valid; repeated, it changes nothing. False: no such wish, or too old. */
export async function confirmSubscription(subscriber: string, confirmHash: string): Promise<boolean> {
  const { gsi1pk, gsi1sk } = newsletterIndex(subscriber);
  const { done } = await updateIf({
    Key: newsletterKey(subscriber),
    UpdateExpression:
      'SET confirmedAt = if_not_exists(confirmedAt, :at), gsi1pk = :list, gsi1sk = :subscriber REMOVE expiresAt',
    ConditionExpression: 'confirmHash = :hash AND (expiresAt > :now OR attribute_exists(confirmedAt))',
    ExpressionAttributeValues: {
      ':hash': confirmHash,
      ':at': nowIso(),
      ':now': nowSeconds(),
      ':list': gsi1pk,
      ':subscriber': gsi1sk,
    },
  });
  return done;
}

/** Forget a subscriber with everything that was kept of them. */
export async function removeSubscription(subscriber: string): Promise<void> {
  await deleteItem(newsletterKey(subscriber));
}

const Subscription = z.object({
  pk: z.string(),
  email: z.string(),
  language: z.string().optional(),
  confirmedAt: z.string().optional(),
});

/** Who gets the newsletter, and in which language. */
export interface Subscriber {
  subscriber: string;
  email: string;
  language?: string | undefined;
}

/** Who gets the newsletter, in pages; `last`: where the next one begins. */
export async function listSubscribers(
  limit: number,
  after: Record<string, string> | undefined,
): Promise<{ subscribers: Subscriber[]; last: Record<string, string> | undefined }> {
  const { items, last } = await queryPage(
    {
      IndexName: 'gsi1',
      KeyConditionExpression: 'gsi1pk = :list',
      ExpressionAttributeValues: { ':list': SUBSCRIBERS_PK },
      Limit: limit,
    },
    after,
  );
  const keys = items.map(({ gsi1sk }) => newsletterKey(z.string().parse(gsi1sk)));
  const found = (await getItems(keys)).map((item) => Subscription.parse(item));
  return {
    subscribers: found.flatMap(({ pk, confirmedAt, email, language }) =>
      confirmedAt === undefined ? [] : { subscriber: pk.slice(pk.indexOf('#') + 1), email, language },
    ),
    last: last && z.record(z.string(), z.string()).parse(last),
  };
}

/** Does this subscriber still want it? */
export async function isSubscribed(subscriber: string): Promise<boolean> {
  const item = await getItem(newsletterKey(subscriber));
  return item !== undefined && Subscription.parse(item).confirmedAt !== undefined;
}

/** One issue, as whoever runs the stage wrote it. */
export const NewsletterIssue = z.object({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/, 'Small letters, digits and hyphens'),
  subject: z
    .string()
    .trim()
    .min(1)
    .max(120)
    .regex(/^[^\r\n]*$/, 'One line'),
  /** Markdown. */
  text: z.string().trim().min(1).max(100_000),
});
export type NewsletterIssue = z.output<typeof NewsletterIssue>;

const StoredIssue = NewsletterIssue.extend({ runId: z.string() });

/** Write that stores an issue and its sender, once. */
export const newIssueItem = (issue: z.output<typeof StoredIssue>) => ({
  TableName,
  Item: { ...newsletterIssueKey(issue.id), ...StoredIssue.parse(issue), at: nowIso() },
  ConditionExpression: 'attribute_not_exists(pk)',
});

/** An issue, if there is one. */
export async function getIssue(id: string): Promise<z.output<typeof StoredIssue> | undefined> {
  const item = await getItem(newsletterIssueKey(id));
  return item && StoredIssue.parse(item);
}
