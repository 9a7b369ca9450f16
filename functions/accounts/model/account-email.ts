import * as z from 'zod';
import { nowSeconds } from '../../platform/clock.ts';
import { putItem, updateIf } from '../../platform/dynamodb/commands.ts';
import { transactWrite, type Writes } from '../../platform/dynamodb/transact-write.ts';
import {
  emailChangeKey,
  emailKey,
  identityKey,
  linkedProviderKey,
  signupKey,
  userKey,
} from '../../platform/dynamodb/keys.ts';
import type { ProviderLink } from './oidc-tickets.ts';
import type { newMailItem } from '../../notifications/model/outbox.ts';
import type { newJobItem } from '../../platform/jobs/job-store.ts';
import { TableName } from '../../platform/dynamodb/table.ts';
import { type FormerEmail, reserveAddressItem, type User } from './users.ts';

const CODE_SECONDS = 10 * 60;
const CODE_TRIES = 5;

const EmailChange = z.object({
  email: z.string(),
  /** Keyed digest of the mailed code. */
  codeHash: z.string(),
  tries: z.number(),
  /** Epoch seconds. */
  expiresAt: z.number(),
});
export type EmailChange = z.output<typeof EmailChange>;

/** Store the new address that waits for its code, in place of an earlier one. */
export async function putEmailChange(
  userId: string,
  { email, codeHash }: Pick<EmailChange, 'email' | 'codeHash'>,
): Promise<void> {
  const change = { email, codeHash, tries: 0, expiresAt: nowSeconds() + CODE_SECONDS };
  await putItem({ ...emailChangeKey(userId), ...change });
}

/** Uses one of five tries, counted before the code is compared. Undefined if no change is pending or no try is left. */
export async function useEmailChangeTry(userId: string): Promise<EmailChange | undefined> {
  const { item } = await updateIf({
    Key: emailChangeKey(userId),
    UpdateExpression: 'ADD tries :one',
    ConditionExpression: 'expiresAt > :now AND tries < :most',
    ExpressionAttributeValues: { ':one': 1, ':now': nowSeconds(), ':most': CODE_TRIES },
    ReturnValues: 'ALL_NEW',
  });
  return item && EmailChange.parse(item);
}

interface AddressChange {
  /** As read. */
  user: User;
  to: string;
  /** Addresses that can be restored afterwards. */
  formerEmails: FormerEmail[];
  run: ReturnType<typeof newJobItem>;
}

/** The profile's new address, if the account is as it was read, and the reservations of its former ones. */
const movedAddress = (
  { user, to, formerEmails, run }: AddressChange,
  more = '',
  values: object = {},
): Writes => {
  const kept = new Set(formerEmails.map(({ email }) => email));
  const released = [user.email, ...(user.formerEmails ?? []).map(({ email }) => email)].filter(
    (email) => email !== to && !kept.has(email),
  );
  return [
    {
      Update: {
        TableName,
        Key: userKey(user.id),
        UpdateExpression: `SET email = :to, formerEmails = :former${more}`,
        ConditionExpression: 'email = :from AND securityVersion = :version',
        ExpressionAttributeValues: {
          ':to': to,
          ':former': formerEmails,
          ':from': user.email,
          ':version': user.securityVersion,
          ...values,
        },
      },
    },
    reserveAddressItem(to, user.id),
    ...formerEmails.map(({ email, until }) => ({
      Put: { TableName, Item: { ...emailKey(email), userId: user.id, expiresAt: until } },
    })),
    ...[...new Set(released)].map((email) => ({
      Delete: {
        TableName,
        Key: emailKey(email),
        ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
        ExpressionAttributeValues: { ':user': user.id },
      },
    })),
    { Put: run },
  ];
};

/**
 * Change the address by its code, in one transaction with the mail to the former address. Sessions are kept. False: the
 * address was taken or the account changed meanwhile.
 */
export const changeEmail = async (
  change: AddressChange & { codeHash: string; mail: ReturnType<typeof newMailItem> },
  more: Writes,
): Promise<boolean> =>
  !(await transactWrite({
    address: movedAddress(change),
    emailChange: {
      Delete: {
        TableName,
        Key: emailChangeKey(change.user.id),
        ConditionExpression: 'codeHash = :code',
        ExpressionAttributeValues: { ':code': change.codeHash },
      },
    },
    signup: { Delete: { TableName, Key: signupKey(change.to) } },
    mail: { Put: change.mail },
    more,
  }));

/**
 * Restore a former address. Every session, reset link, password and provider link made since ends with it. False: the
 * account changed meanwhile.
 */
export const restoreEmail = async (
  change: AddressChange & { links: readonly ProviderLink[] },
  more: Writes,
): Promise<boolean> =>
  !(await transactWrite({
    address: movedAddress(change, ', securityVersion = securityVersion + :one, passwordHash = :none', {
      ':one': 1,
      ':none': '',
    }),
    emailChange: { Delete: { TableName, Key: emailChangeKey(change.user.id) } },
    links: change.links.flatMap(({ provider, identity }) => [
      { Delete: { TableName, Key: linkedProviderKey(change.user.id, provider) } },
      { Delete: { TableName, Key: identityKey(identity) } },
    ]),
    more,
  }));
